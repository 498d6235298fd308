/**
 * `npm run alone -w mfe-admin`: one remote from its sources in a page of its own, without a shell and without
 * federation; a change shows in the open page. Calls go to the local product, started unless it runs, or to that of
 * `--shell <url>`.
 */
import { requireNode } from './node-version.mjs'

requireNode()

const main = async () => {
  const { beginRemoteCommand } = await import('./dev/remote-command.mjs')
  const { folder, port, shell, isLocal, atEnd } = await beginRemoteCommand('alone.mjs')
  const [{ serveAlone }, { ensureProduct }] = await Promise.all([
    import('./dev/alone.mjs'),
    import('./dev/local-product.mjs'),
  ])
  if (isLocal) atEnd(await ensureProduct(shell))
  const onReady = () => console.log(`\nYour ${folder.name}, alone: http://localhost:${port}/\n`)
  atEnd(serveAlone({ folder, port, shell, onReady }))
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
