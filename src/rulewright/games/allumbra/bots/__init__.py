"""What bots may know of good play in Allumbra, and what a balance report counts."""
