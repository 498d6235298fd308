// Shared modules are negotiated while this chunk waits; nothing may run before that.
void import('./bootstrap')
