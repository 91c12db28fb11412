"""What authors of games need: starting, checking, trying out and showing them."""
