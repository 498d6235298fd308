import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateDir } from './paths'
import { startServer } from './server'

/** Seeds once; every product of the run copies the result. */
export default async (): Promise<() => Promise<void>> => {
  const directory = await mkdtemp(join(tmpdir(), 'candela-e2e-'))
  process.env.CANDELA_E2E_RUN = directory
  const server = await startServer(templateDir())
  await server.stop()
  return () => rm(directory, { recursive: true, force: true })
}
