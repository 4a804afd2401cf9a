"""Hardware command queues: devices, queues, signals, buffers, programs, graphs. No vendor word in here."""
