import { createRequire } from 'node:module'
import webpack from 'webpack'

/** Where the shell puts the federation runtime, and entries of remotes find it. */
const GLOBAL = 'candelaFederation'

/**
 * The first hosts that provide all that remotes are built to find: that runtime, the grid, what keeps layers in place,
 * and the animations of components.
 */
export const FIRST_HOST = '^1.6.0'

const require = createRequire(import.meta.url)
const tools = createRequire(require.resolve('@module-federation/enhanced'))
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime'
const RUNTIME = tools.resolve(`${BUNDLER_RUNTIME}/bundler`)

/** @param {string} path @returns {string} as the federation plugin writes it into what it generates */
const posix = path => path.replaceAll('\\', '/')

/**
 * The runtime that the shell was built with, made fit for remotes: they are instances by their own name, where the
 * runtime would take each for its one build, and the way into a container is there, which a build without exposes
 * leaves out.
 */
const SOURCE = `import federation from ${JSON.stringify(posix(RUNTIME))}
import { initContainerEntry } from ${JSON.stringify(posix(tools.resolve(`${BUNDLER_RUNTIME}/dist/initContainerEntry.js`)))}
const { createInstance, getInstance } = federation.runtime
const init = options => {
  const known = getInstance(({ name }) => name === options.name)
  if (!known) return createInstance(options)
  known.initOptions(options)
  return known
}
globalThis.${GLOBAL} = {
  ...federation,
  runtime: { ...federation.runtime, init },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}
`

export const PROVIDE_RUNTIME = 'virtual:federation-runtime'

/** For the shell, whose entry begins with `PROVIDE_RUNTIME`. */
export const runtimeProvider = () => new webpack.experiments.schemes.VirtualUrlPlugin({ 'federation-runtime': SOURCE })

/**
 * For a remote: the runtime is the page's. A build that carries one of its own all the same is refused, since nobody
 * would see it.
 */
export class RuntimeOfThePage {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new webpack.ExternalsPlugin('var', { [posix(RUNTIME)]: GLOBAL }).apply(compiler)
    compiler.hooks.compilation.tap('RuntimeOfThePage', compilation => {
      compilation.hooks.afterOptimizeModules.tap('RuntimeOfThePage', modules => {
        for (const module of modules)
          if (/@module-federation[\\/]runtime-core[\\/]/.test(module.nameForCondition() ?? ''))
            compilation.errors.push(new webpack.WebpackError('the remote brings a federation runtime of its own'))
      })
    })
  }
}
