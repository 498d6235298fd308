import { countFor } from './counts'
import { keepDatabases, removeDatabases } from './template'

/** Several files as one: each is described by its name and begins with data as if it were alone. */
export const suite = (files: Record<string, () => unknown>): void => {
  keepDatabases()
  for (const [file, load] of Object.entries(files))
    describe(file, () => {
      beforeAll(() => countFor(file.replace(/^api\//, '')))
      load()
    })
  afterAll(removeDatabases)
}
