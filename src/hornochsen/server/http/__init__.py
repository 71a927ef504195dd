"""The web layer: routes, WebSockets, middleware, uvicorn's protocols with limits, and the server's main loop."""
