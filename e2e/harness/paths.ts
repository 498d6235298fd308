import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Everything that a run writes is in here. Made by the global set-up, gone after the run, whoever died in it. */
export const runDir = (): string => {
  const directory = process.env.CANDELA_E2E_RUN
  if (!directory) throw new Error('the global set-up makes the directory of the run')
  return directory
}

/** The seeded data directory that every product of a run starts from. */
export const templateDir = (): string => join(runDir(), 'template')
