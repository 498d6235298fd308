import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server'

/** Seeds once; every product of the run copies the result. */
export default async (): Promise<() => Promise<void>> => {
  const directory = await mkdtemp(join(tmpdir(), 'candela-e2e-template-'))
  process.env.CANDELA_E2E_TEMPLATE = directory
  const server = await startServer(directory)
  await server.stop()
  return () => rm(directory, { recursive: true, force: true })
}
