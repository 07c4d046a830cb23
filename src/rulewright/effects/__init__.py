"""What cards do: programs compiled from their text, and the machine that steps through them."""
