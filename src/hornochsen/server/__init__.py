"""Tables that people and bots sit at from anywhere: seats, clocks, storage, and the protocol of it all."""
