"""What bots may know of good play in Elma, and what a balance report counts."""
