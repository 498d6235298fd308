import { ensureInstalled } from './install.mjs'

/** Builds the API where it changed, runs a file of its `cli/` and prints what that says. @param {string} name */
export const runApiCommand = async name => {
  await ensureInstalled()
  const [{ build }, { shippedTargets }, { runNode }] = await Promise.all([
    import('./build.mjs'),
    import('./build/targets.mjs'),
    import('./run.mjs'),
  ])
  const built = await build(shippedTargets().filter(target => target.name === 'api'))
  const { ok, output } = built
    ? await runNode(`api/dist/cli/${name}.js`, process.argv.slice(2))
    : { ok: false, output: '' }
  if (output) console.log(output)
  process.exitCode = ok ? 0 : 1
}
