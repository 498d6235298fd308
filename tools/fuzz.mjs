/** `npm run fuzz -- --calls 200000 --seed 7`: the long form of `api/test/fuzz.test.ts`, on the embedded database. */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './workspace.mjs'

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '200000' }, seed: { type: 'string', default: '7' } },
})
for (const [name, value] of Object.entries(values))
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a whole number, not "${value}"`)

await ensureInstalled()
const jest = spawn(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '-c', 'jest.api.config.mjs', 'api/test/fuzz.test.ts', '--forceExit'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FUZZ_CALLS: values.calls, FUZZ_SEED: values.seed } },
)
jest.on('exit', code => {
  process.exitCode = code ?? 1
})
