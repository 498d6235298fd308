import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack from 'webpack'
import { baseConfig } from '../build/base.mjs'
import { checkDeclaration } from '../build/declaration.mjs'
import { ROOT } from '../workspace.mjs'
import { complain } from './report.mjs'

/** @typedef {{ name: string, dir: string }} Folder of a remote */
/** @typedef {Folder & import('../build/declaration.mjs').Declared} Remote */

const require = createRequire(import.meta.url)

/** There is no content to name it after: it changes all the time. The shell knows an override by the same name. */
const VERSION = 'dev'

const CONTRACT = 'contract'

/** @param {Folder[]} folders @param {string} outDir @returns {import('webpack').Configuration} */
const declarationsConfig = (folders, outDir) => ({
  ...baseConfig({ name: 'declarations', outDir, mode: 'reload' }),
  target: 'node20',
  entry: {
    [CONTRACT]: join(ROOT, 'shared-contract', 'src', 'index.ts'),
    ...Object.fromEntries(folders.map(({ name, dir }) => [name, join(dir, 'src', 'remote.ts')])),
  },
  output: { path: outDir, filename: '[name].cjs', library: { type: 'commonjs2' } },
})

/** @param {string} file */
const load = file => {
  delete require.cache[file]
  return require(file)
}

/** Those that can be understood; the others are complained about. @param {Folder[]} folders @param {string} outDir @returns {Remote[]} */
const readAll = (folders, outDir) => {
  const contract = load(join(outDir, `${CONTRACT}.cjs`))
  return folders.flatMap(({ name, dir }) => {
    try {
      const { declaration, exposes } = checkDeclaration(dir, load(join(outDir, `${name}.cjs`)).remote, contract)
      return { name, dir, exposes, declaration: { ...declaration, version: VERSION } }
    } catch (error) {
      complain(`${name} says of itself what is not so`, error instanceof Error ? error.message : String(error))
      return []
    }
  })
}

/**
 * Reads `src/remote.ts` of each folder, now and whenever it or something that it imports changes.
 * @param {Folder[]} folders
 * @param {string} outDir
 * @param {(remotes: Remote[]) => void} onRead
 * @returns {() => Promise<void>} stops
 */
export const watchDeclarations = (folders, outDir, onRead) => {
  const compiler = webpack(declarationsConfig(folders, outDir))
  const watching = compiler?.watch({}, (error, stats) => {
    if (error || !stats || stats.hasErrors())
      return complain('declarations of remotes', error?.message ?? stats?.toString({ all: false, errors: true }) ?? '')
    onRead(readAll(folders, outDir))
  })
  return () => new Promise(resolve => (watching ? watching.close(() => resolve()) : resolve()))
}
