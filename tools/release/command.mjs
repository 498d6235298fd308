/** @param {string} line */
export const say = line => process.stdout.write(`${line}\n`)

/**
 * Runs a command for a person: what goes wrong is a line of its own, not a stack.
 * @param {string} file of the command
 * @param {() => Promise<void>} main
 */
export const runCommand = (file, main) => {
  if (process.argv[1] !== file) return
  main().catch(error => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}

/** @param {import('./operations.mjs').Outcome} outcome */
export const sayOutcome = ({ kind, remote, from, to }) => {
  if (kind === 'unchanged') return `${remote} ${to} is live already: nothing changed`
  if (kind === 'held') return `${remote} stays at ${from}, where it was rolled back to; ${to} is stored`
  return `${remote} ${to} is live${from ? `; before it was ${from}` : ''}`
}
