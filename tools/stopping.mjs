const PARENT_CHECK_MS = 500

/**
 * A signal that reaches npm alone ends npm and its shell and leaves this process running. Whoever was started by npm
 * stops when npm is gone.
 */
export const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}

/** Ctrl-C ends everything that was started, in order; twice ends it at once. @param {() => Promise<void>} stop */
export const stopWhenAsked = stop => {
  let asked = false
  const end = () => {
    if (asked) process.exit(1)
    asked = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  stopWithNpm()
}
