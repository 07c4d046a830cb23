"""What one sees: the table, the replay, and the pages and questions that come up over them."""
