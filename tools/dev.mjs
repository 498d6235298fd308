/**
 * `npm run dev`: the shell, all remotes and the API from their sources at one address; a change shows in the open page.
 * `--only mfe-admin,…` leaves the other remotes out (`--only shell` all of them); `--add folder` takes one more in.
 */
import { requireNode } from './node-version.mjs'

requireNode()

const main = async () => {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  const [{ parseArgs }, { startDevelopment }, { stopWhenAsked }] = await Promise.all([
    import('node:util'),
    import('./dev/development.mjs'),
    import('./stopping.mjs'),
  ])
  const { values } = parseArgs({
    options: { only: { type: 'string' }, add: { type: 'string', multiple: true, default: [] } },
  })
  const stop = await startDevelopment({ only: values.only?.split(','), add: values.add })
  stopWhenAsked(stop)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
