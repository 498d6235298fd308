/** `npm run permissions`: prints every endpoint and who may call it to `docs/permissions.md`. */
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
const [{ build }, { shippedTargets }, { runNode }] = await Promise.all([
  import('./build.mjs'),
  import('./build/targets.mjs'),
  import('./run.mjs'),
])
const built = await build(shippedTargets().filter(({ name }) => name === 'api'))
const { ok, output } = built
  ? await runNode('api/dist/cli/permissions.js', process.argv.slice(2))
  : { ok: false, output: '' }
if (output) console.log(output)
process.exitCode = ok ? 0 : 1
