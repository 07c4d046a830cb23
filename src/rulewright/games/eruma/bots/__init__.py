"""What bots may know of good play in Eruma, and what a balance report counts."""
