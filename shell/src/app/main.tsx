import { START_FAILED } from '../boot/startFailure'
import { nextTask } from './nextTask'

// On its way before the first word is drawn; the line is free by now.
void document.fonts.load('1em Inter').catch(() => undefined)

// Shared modules are negotiated while this chunk waits; nothing else may run before that.
import('./bootstrap')
  .then(async ({ start }) => {
    await nextTask()
    await start()
  })
  .catch((error: unknown) => {
    window.dispatchEvent(new Event(START_FAILED))
    window.reportError(error)
  })
