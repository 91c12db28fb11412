"""Tables over HTTP and WebSocket, what is stored of them, and the built browser client."""
