"""What a seat sees when it must decide, as an array of bytes with a fixed layout."""
