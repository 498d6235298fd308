import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { CACHE } from '../workspace.mjs'
import { precompress } from './precompress.mjs'
import { ASSETS_URL, DOCUMENTS_BUNDLE, GRID_CHUNK, SHELL_DIST } from './shell.mjs'

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

/**
 * What the entry asks for as soon as it runs: worth fetching together with it. What it only provides is not.
 * @param {Stats} stats @param {string} name
 */
const nextScripts = (stats, name) => {
  const entry = entryOf(stats, name)
  const initial = new Set(entry.getFiles())
  const chunks = entry.getChildren().flatMap(group => group.chunks.filter(chunk => chunk.name !== GRID_CHUNK))
  const next = new Set(chunks.flatMap(chunk => [...chunk.files]))
  return scriptUrls([...next].filter(file => !initial.has(file)))
}

/** Stores a file under a name that carries its content's hash. @param {string} dir @param {string} name @param {string | Buffer} content */
const store = async (dir, name, content) => {
  const extension = extname(name)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const file = `${name.slice(0, -extension.length)}.${hash}${extension}`
  await writeFile(join(dir, file), content)
  return ASSETS_URL + file
}

/** @param {string} dir @param {string} name @param {string} source a file of an installed package */
const storeFont = async (dir, name, source) => store(dir, name, await readFile(require.resolve(source)))

/** @typedef {{ boot: Stats, auth: Stats, app: Stats }} Built */
/** @typedef {import('../../shell/src/documents/assets').DocumentAssets} DocumentAssets */
/**
 * What the documents bundle exports.
 * @typedef {object} Documents
 * @property {() => string} dotFieldSvg
 * @property {(assets: DocumentAssets) => Promise<Record<string, string>>} renderDocuments by file name
 */

/** The scripts that the documents name. @param {Built} built */
export const documentScripts = ({ boot, auth, app }) => ({
  boot: initialScripts(boot, 'boot')[0] ?? '',
  auth: initialScripts(auth, 'auth'),
  app: initialScripts(app, 'app'),
  appNext: nextScripts(app, 'app'),
  grid: scriptUrls(app.compilation.namedChunks.get(GRID_CHUNK)?.files ?? [])[0] ?? '',
})

/** Puts fonts and pictures beside the scripts. @param {string} dir @param {Documents} documents */
export const storePictures = async (dir, { dotFieldSvg }) => {
  await mkdir(dir, { recursive: true })
  const inter = '@fontsource-variable/inter/files/inter'
  return {
    fonts: {
      latin: await storeFont(dir, 'inter-latin.woff2', `${inter}-latin-opsz-normal.woff2`),
      latinExt: await storeFont(dir, 'inter-latin-ext.woff2', `${inter}-latin-ext-opsz-normal.woff2`),
      mono: await storeFont(
        dir,
        'jetbrains-mono.woff2',
        '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
      ),
    },
    dots: await store(dir, 'dots.svg', dotFieldSvg()),
    favicon: await store(dir, 'favicon.svg', await readFile(join(import.meta.dirname, 'favicon.svg'))),
  }
}

/** @param {string} dir @param {Record<string, string>} documents by file name */
export const writeDocuments = async (dir, documents) => {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  await Promise.all(Object.entries(documents).map(([name, html]) => writeFile(join(dir, name), html)))
}

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
 * @param {Built} built
 */
export const writeShellFiles = async built => {
  /** @type {Documents} */
  const bundle = require(DOCUMENTS_BUNDLE)
  const pictures = await storePictures(ASSETS, bundle)
  await writeDocuments(DOCUMENTS, await bundle.renderDocuments({ ...documentScripts(built), ...pictures }))

  const emitted = Object.values(built).flatMap(stats => Object.keys(stats.compilation.assets))
  const stored = [pictures.dots, pictures.favicon, ...Object.values(pictures.fonts)].map(url =>
    url.slice(ASSETS_URL.length),
  )
  await dropOldAssets(new Set([...emitted.filter(name => dirname(name) === '.'), ...stored]))
  await precompress(ASSETS)
}
