import { readdirSync } from 'node:fs'
import { basename, isAbsolute, join } from 'node:path'
import { ROOT } from '../workspace.mjs'
import { baseConfig } from './base.mjs'

const SRC = join(ROOT, 'api', 'src')

/** Every file of `cli/` is a command of its own: `cli/permissions.ts` becomes `dist/cli/permissions.js`. */
const commands = () =>
  readdirSync(join(SRC, 'cli'))
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => [`cli/${basename(file, '.ts')}`, join(SRC, 'cli', file)])

/** @param {string} request what a source imports */
const isInstalled = request => !request.startsWith('.') && !isAbsolute(request) && !request.startsWith('@candela/')

/**
 * The server: our own sources bundled, installed packages left where they are.
 * @param {{ outDir?: string, mode?: import('./base.mjs').Mode }} [options]
 * @returns {import('webpack').Configuration}
 */
export const apiConfig = ({ outDir = join(ROOT, 'api', 'dist'), mode } = {}) => {
  const base = baseConfig({ name: 'api', outDir, mode })
  return {
    ...base,
    target: 'node20',
    devtool: 'source-map',
    entry: {
      main: join(SRC, 'main.ts'),
      'pglite-worker': join(SRC, 'platform', 'db', 'pglite-worker.ts'),
      ...Object.fromEntries(commands()),
    },
    output: { path: base.output?.path, filename: '[name].js', library: { type: 'commonjs2' }, clean: true },
    externals: ({ request = '' }, decide) =>
      isInstalled(request) ? decide(undefined, `commonjs ${request}`) : decide(),
    node: { __dirname: false, __filename: false },
    // Files of packages are found when they are read: `createRequire` stays what Node makes of it.
    module: { ...base.module, parser: { javascript: { ...base.module?.parser?.javascript, createRequire: false } } },
    // Stack traces and log lines keep the names that the sources have.
    optimization: { minimize: false },
  }
}
