import webpack from 'webpack'

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('webpack').Stats} Stats */

/**
 * One process builds all configurations, two at a time: more of them would only wait for the same cores.
 * @param {Configuration[]} configs
 * @param {(stats: Stats) => void} onDone
 * @returns {Promise<Map<string, Stats>>} by the name of the configuration
 */
export const runWebpack = (configs, onDone) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(Object.assign(configs, { parallelism: 2 }))
    for (const child of compiler.compilers) child.hooks.done.tap('progress', onDone)
    compiler.run((error, all) => {
      if (error || !all) return reject(error ?? new Error('webpack gave no result'))
      compiler.close(() => resolve(new Map(all.stats.map(stats => [stats.compilation.name ?? '', stats]))))
    })
  })

/** @param {Stats} stats what people need to read of it; empty when all is well */
export const complaintsOf = stats =>
  stats.hasErrors() || stats.hasWarnings()
    ? stats.toString({ all: false, errors: true, warnings: true, errorDetails: false, colors: process.stdout.isTTY })
    : ''

/** @param {Stats} stats in seconds */
export const secondsOf = stats => ((stats.endTime - stats.startTime) / 1000).toFixed(1)
