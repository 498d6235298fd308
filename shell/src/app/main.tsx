import { showStartFailure } from './startFailure'

// Shared modules are negotiated while this chunk waits; nothing else may run before that.
import('./bootstrap')
  .then(({ start }) => start())
  .catch((error: unknown) => {
    showStartFailure()
    window.reportError(error)
  })
