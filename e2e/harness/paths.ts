import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** A seeded data directory that every product of a run starts from. Made by the global set-up, gone after the run. */
export const templateDir = (): string => {
  const directory = process.env.CANDELA_E2E_TEMPLATE
  if (!directory) throw new Error('the global set-up makes the template of the data directory')
  return directory
}
