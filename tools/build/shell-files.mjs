import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { CACHE } from '../workspace.mjs'
import { precompress } from './precompress.mjs'
import { ASSETS_URL, DOCUMENTS_BUNDLE, SHELL_DIST } from './shell.mjs'

/** @typedef {import('webpack').Stats} Stats */

const require = createRequire(import.meta.url)
const ASSETS = join(SHELL_DIST, 'assets')
const DOCUMENTS = join(SHELL_DIST, 'documents')
const GENERATIONS = join(CACHE, 'build', 'shell-assets.json')

/** @param {Iterable<string>} files */
const scriptUrls = files => [...files].filter(file => file.endsWith('.js')).map(file => ASSETS_URL + file)

/** @param {Stats} stats @param {string} name */
const entryOf = (stats, name) => {
  const entry = stats.compilation.entrypoints.get(name)
  if (!entry) throw new Error(`the shell has no entry "${name}"`)
  return entry
}

/** @param {Stats} stats @param {string} name in the order in which a document lists them */
const initialScripts = (stats, name) => scriptUrls(entryOf(stats, name).getFiles())

/** What the entry asks for as soon as it runs: worth fetching together with it. @param {Stats} stats @param {string} name */
const nextScripts = (stats, name) => {
  const entry = entryOf(stats, name)
  const initial = new Set(entry.getFiles())
  const next = new Set(entry.getChildren().flatMap(group => group.getFiles()))
  return scriptUrls([...next].filter(file => !initial.has(file)))
}

/** Stores a file under a name that carries its content's hash. @param {string} name @param {string | Buffer} content */
const store = async (name, content) => {
  const extension = extname(name)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const file = `${name.slice(0, -extension.length)}.${hash}${extension}`
  await writeFile(join(ASSETS, file), content)
  return ASSETS_URL + file
}

/** @param {string} name @param {string} source a file of an installed package */
const storeFont = async (name, source) => store(name, await readFile(require.resolve(source)))

/**
 * Open tabs still ask for the files of the build before; older ones go.
 * @param {Set<string>} current names of files, without the endings of their compressed forms
 */
const dropOldAssets = async current => {
  /** @type {string[][]} */
  const generations = existsSync(GENERATIONS) ? JSON.parse(readFileSync(GENERATIONS, 'utf8')) : []
  const newest = [...current].sort()
  const kept =
    JSON.stringify(generations[0]) === JSON.stringify(newest) ? generations : [newest, ...generations].slice(0, 2)
  const alive = new Set(kept.flat())
  const files = await readdir(ASSETS)
  await Promise.all(
    files.filter(file => !alive.has(file.replace(/\.(br|gz)$/, ''))).map(file => rm(join(ASSETS, file))),
  )
  await writeFile(GENERATIONS, JSON.stringify(kept))
}

/**
 * After the scripts are built: fonts and pictures beside them, the documents rendered, everything compressed.
 * @param {{ auth: Stats, app: Stats }} built
 */
export const writeShellFiles = async ({ auth, app }) => {
  mkdirSync(ASSETS, { recursive: true })
  const { renderDocuments, dotFieldSvg } = require(DOCUMENTS_BUNDLE)
  const inter = '@fontsource-variable/inter/files/inter'
  const assets = {
    boot: initialScripts(auth, 'boot')[0],
    auth: initialScripts(auth, 'auth'),
    app: initialScripts(app, 'app'),
    appNext: nextScripts(app, 'app'),
    fonts: {
      latin: await storeFont('inter-latin.woff2', `${inter}-latin-opsz-normal.woff2`),
      latinExt: await storeFont('inter-latin-ext.woff2', `${inter}-latin-ext-opsz-normal.woff2`),
      mono: await storeFont(
        'jetbrains-mono.woff2',
        '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
      ),
    },
    dots: await store('dots.svg', dotFieldSvg()),
    favicon: await store('favicon.svg', await readFile(join(import.meta.dirname, 'favicon.svg'))),
  }
  /** @type {Record<string, string>} */
  const documents = await renderDocuments(assets)
  await rm(DOCUMENTS, { recursive: true, force: true })
  await mkdir(DOCUMENTS, { recursive: true })
  await Promise.all(Object.entries(documents).map(([name, html]) => writeFile(join(DOCUMENTS, name), html)))

  const emitted = [auth, app].flatMap(stats => Object.keys(stats.compilation.assets))
  const stored = [assets.dots, assets.favicon, ...Object.values(assets.fonts)].map(url => url.slice(ASSETS_URL.length))
  await dropOldAssets(new Set([...emitted.filter(name => dirname(name) === '.'), ...stored]))
  await precompress(ASSETS)
}
