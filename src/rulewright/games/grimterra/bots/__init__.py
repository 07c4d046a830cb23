"""What bots may know of good play in Grimterra, and what a balance report counts."""
