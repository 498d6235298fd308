import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

let current: string | undefined

/** Says in which file the tests are now, where several are run as one. */
export const countFor = (file: string): void => {
  current = file
}

const moduleOf = (file: string): string => /^src\/(?:modules\/)?([^/]+)/.exec(file)?.[1] ?? 'walkers'

/** Tells the file that `TEST_COUNTS` names what was made, so that the lines can be held and the rest can be seen. */
export const count = (kind: 'product' | 'database' | 'reset'): void => {
  if (!process.env.TEST_COUNTS) return
  const file = current ?? relative(`${__dirname}/..`, expect.getState().testPath ?? '')
  appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify({ kind, module: moduleOf(file), file })}\n`)
}
