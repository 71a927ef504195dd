"""The web layer: routes, sockets, middleware, uvicorn's protocols with limits, and the server's main loop."""
