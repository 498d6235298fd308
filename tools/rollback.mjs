/** `npm run rollback -- mfe-admin [version] [--why "…"]`: back to what was live before, or to a stored version. */
import { parseArgs } from 'node:util'
import { runCommand, say } from './release/command.mjs'
import { dataDir } from './release/data-dir.mjs'
import { remoteNamed } from './release/names.mjs'
import { rollBack } from './release/operations.mjs'
import { readRegistry } from './release/registry-file.mjs'

const main = async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } })
  const [name, version, ...others] = positionals
  if (!name || others.length > 0)
    throw new Error('usage: npm run rollback -- mfe-admin [version] [--why "what is wrong"]')
  const remote = remoteNamed(await readRegistry(dataDir()), name)
  const { from, to } = await rollBack({ dataDir: dataDir(), remote, version, why: values.why ?? '' })
  say(`${remote} is back at ${to}; ${from} stays stored`)
}

runCommand(import.meta.filename, main)
