/**
 * `npm run dev -w mfe-admin`: one remote from its sources inside the real, built shell; a change loads the page again.
 * The shell is the local product, started unless it runs, or that of `--shell <url>`.
 */
import { requireNode } from './node-version.mjs'

requireNode()

const main = async () => {
  const { beginRemoteCommand } = await import('./dev/remote-command.mjs')
  const { folder, port, shell, isLocal, atEnd } = await beginRemoteCommand('dev-remote.mjs')
  const [{ serveRemote }, { allowOverride, ensureProduct }] = await Promise.all([
    import('./dev/one-remote.mjs'),
    import('./dev/local-product.mjs'),
  ])
  const origin = `http://localhost:${port}`
  if (isLocal) {
    atEnd(await ensureProduct(shell))
    atEnd(await allowOverride(origin))
  } else console.log(`\nOnce, where ${shell.host} runs: npm run remotes -- --allow-override ${origin}`)
  /** @param {{ name: string }} declaration */
  const onReady = declaration =>
    console.log(`\nYour ${folder.name}: ${shell.origin}/?override=${declaration.name}@${origin}/\n`)
  atEnd(serveRemote({ folder, port, shell, onReady }))
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
