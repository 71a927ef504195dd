"""Tests of the page. They are a package so that one browser serves all tests of a worker that follow each other."""
