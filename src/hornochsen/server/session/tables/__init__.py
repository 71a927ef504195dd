"""Live tables, and the service that changes them."""
