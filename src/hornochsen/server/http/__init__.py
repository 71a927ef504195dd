"""The web layer: routes, sockets, middleware, limits and the running server."""
