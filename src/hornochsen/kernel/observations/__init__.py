"""The observation of a seat that must decide, as an array of bytes with a fixed layout."""
