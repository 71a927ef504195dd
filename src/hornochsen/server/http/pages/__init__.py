"""The built page: its files, its texts, and previews of links to it."""
