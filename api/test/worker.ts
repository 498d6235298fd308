import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformFileSync } from '@swc/core'

/**
 * The embedded database runs in its worker thread in tests too. The build compiles that thread for the product; here
 * its files are translated, so that the suite needs no build.
 */
const DIRECTORY = join(__dirname, '..', '..', '.cache', 'api-test-worker')

export const workerFile = join(DIRECTORY, 'pglite-worker.js')

export const compileWorker = (): void => {
  mkdirSync(DIRECTORY, { recursive: true })
  for (const name of ['pglite-worker', 'pglite-engine', 'pglite-statements', 'statement-names', 'parsers']) {
    const { code } = transformFileSync(join(__dirname, '..', 'src', 'platform', 'db', `${name}.ts`), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      module: { type: 'commonjs' },
    })
    writeFileSync(join(DIRECTORY, `${name}.js`), code)
  }
}
