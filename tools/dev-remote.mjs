/**
 * `npm run dev -w mfe-admin`: one remote from its sources inside the real, built shell; a change loads the page again.
 * The shell is the local product, started unless it runs, or that of `--shell <url>`.
 */
import { requireNode } from './node-version.mjs'

requireNode()

const FIRST_PORT = 4101
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** The same for a remote every time, unless somebody else has it. @param {string} name */
const portFor = async name => {
  const [{ isFree, freePort }, { manifestOf, ROOT }] = await Promise.all([
    import('./free-port.mjs'),
    import('./workspace.mjs'),
  ])
  const remotes = manifestOf(ROOT).workspaces?.filter(folder => folder.startsWith('mfe-')) ?? []
  const port = FIRST_PORT + remotes.indexOf(name)
  return port >= FIRST_PORT && (await isFree(port)) ? port : freePort()
}

const main = async () => {
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled()
  const [{ parseArgs }, { targetOf }, { serveRemote }, { allowOverride, ensureProduct }, { productPort }, stopping] =
    await Promise.all([
      import('node:util'),
      import('./build/targets.mjs'),
      import('./dev/one-remote.mjs'),
      import('./dev/local-product.mjs'),
      import('./dev/paths.mjs'),
      import('./stopping.mjs'),
    ])
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { shell: { type: 'string' } } })
  const [wanted] = positionals
  if (!wanted) throw new Error('usage: node tools/dev-remote.mjs mfe-admin [--shell https://candela.example]')
  const { name, dir } = targetOf(wanted)
  const shell = new URL(values.shell ?? `http://localhost:${productPort()}`)
  const port = await portFor(name)
  const origin = `http://localhost:${port}`

  /** @type {(() => Promise<void>)[]} */
  const ends = []
  stopping.stopWhenAsked(async () => {
    for (const end of ends.reverse()) await end()
  })
  if (LOCAL.includes(shell.hostname)) {
    ends.push(await ensureProduct(shell))
    ends.push(await allowOverride(origin))
  } else console.log(`\nOnce, where ${shell.host} runs: npm run remotes -- --allow-override ${origin}`)
  /** @param {{ name: string }} declaration */
  const onReady = declaration =>
    console.log(`\nYour ${name}: ${shell.origin}/?override=${declaration.name}@${origin}/\n`)
  ends.push(serveRemote({ folder: { name, dir }, port, shell, onReady }))
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
