import { START_FAILED } from '../boot/startFailure'

// Shared modules are negotiated while this chunk waits; nothing else may run before that.
import('./bootstrap')
  .then(({ start }) => start())
  .catch((error: unknown) => {
    window.dispatchEvent(new Event(START_FAILED))
    window.reportError(error)
  })
