import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import { CACHE, ROOT } from '../workspace.mjs'
import { FolderlessIds } from './folderless-ids.mjs'
import { PureDeclarations } from './pure-declarations.mjs'
import { stripSchemasRule } from './strip-schemas.mjs'
import { stripUnusedChartsRule } from './strip-unused-charts.mjs'
import { stripUnusedGridRule } from './strip-unused-grid.mjs'

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').RuleSetRule} Rule */
/**
 * What a bundle is for: `product` is what people get; `refresh` is development, a page that keeps its state while its
 * sources change; `reload` is development of what starts again: in Node, or in a page whose shell is the real one.
 * @typedef {'product' | 'refresh' | 'reload'} Mode
 */

const require = createRequire(import.meta.url)

/**
 * Component ids come from the file, not from the order of evaluation, so a document rendered by Node and the script
 * that takes it over agree. The namespace keeps the copies of one component in two remotes apart.
 * @param {string} namespace
 */
const styledComponents = namespace => [
  require.resolve('@swc/plugin-styled-components'),
  {
    namespace,
    displayName: false,
    fileName: false,
    ssr: true,
    minify: true,
    pure: true,
    transpileTemplateLiterals: false,
  },
]

/** Every browser of the last two years, as webpack names them: its own code needs no older forms either. */
export const BROWSERS = ['web', 'es2022']

/**
 * The shell provides the JSX of its own mode. It is said in every mode: unsaid, the loader takes that of the bundler, and
 * a remote in the built shell would ask for a runtime that is not there.
 * @param {Mode} mode
 */
const jsx = mode => ({ runtime: 'automatic', development: mode === 'refresh', refresh: mode === 'refresh' })

/** @param {Mode} mode @param {string | undefined} namespace @returns {Rule} */
const typescript = (mode, namespace) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    // As an object webpack takes the folder out of it; as a text the folder would be part of every hash.
    parseMap: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: jsx(mode) },
      experimental: {
        cacheRoot: join(CACHE, 'swc'),
        plugins: namespace === undefined ? [] : [styledComponents(namespace)],
      },
    },
  },
})

/** A front door re-exports a whole package: what nobody imports through it is left out. @type {Rule} */
const onlyWhatIsImported = { test: /[\\/]shared-(contract|auth|ui)[\\/]src[\\/]/, sideEffects: false }

/** A hash of the content where files are kept for ever; in development a file is always called the same. @param {Mode} mode */
export const scriptNames = mode => {
  const name = mode === 'product' ? '[name].[contenthash:10].js' : '[name].js'
  return { filename: name, chunkFilename: name }
}

/** @param {string} name @param {string} outDir @returns {Configuration} */
const toKeep = (name, outDir) => ({
  mode: 'production',
  devtool: 'hidden-source-map',
  output: { path: outDir, sourceMapFilename: join(relative(outDir, join(CACHE, 'maps', name)), '[file].map') },
})

/** No map that is evaluated: the policy of our pages forbids that. @param {string} outDir @returns {Configuration} */
const toChange = outDir => ({
  mode: 'development',
  devtool: 'cheap-module-source-map',
  output: { path: outDir },
})

/**
 * What every bundle has in common. Source maps are kept for reading reports from the field: beside nothing that is
 * served, and no bundle points at them.
 * @param {{ name: string, outDir: string, namespace?: string, mode?: Mode }} options
 * @returns {Configuration}
 */
export const baseConfig = ({ name, outDir, namespace, mode = 'product' }) => ({
  name,
  ...(mode === 'product' ? toKeep(name, outDir) : toChange(outDir)),
  context: ROOT,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      typescript(mode, namespace),
      onlyWhatIsImported,
      // Only bundles of pages have components.
      ...(namespace === undefined ? [] : [stripSchemasRule]),
      stripUnusedGridRule,
      stripUnusedChartsRule,
    ],
    // What is imported and not there fails the build, not the page.
    parser: { javascript: { exportsPresence: 'error' } },
  },
  optimization: {
    // In development the page stays as it is until the mistake is gone.
    emitOnErrors: false,
    minimizer: [
      new MinimizerPlugin({
        // Each takes away what the other leaves.
        minify: [
          {
            implementation: MinimizerPlugin.swcMinify,
            options: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, mangle: true },
          },
          {
            implementation: MinimizerPlugin.terserMinify,
            options: { ecma: 2020, compress: { ecma: 2020, passes: 1 }, mangle: true },
          },
        ],
      }),
    ],
  },
  plugins: [new PureDeclarations(), new FolderlessIds()],
  performance: { hints: false },
  stats: 'none',
  infrastructureLogging: { level: 'error' },
})
