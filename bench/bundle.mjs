/**
 * The same sources as one bundle, for comparison: the shell's application with the screens of all remotes as chunks of
 * its own build, without federation. Everything else (documents, sign-in area, registry, API) is the product's.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack from 'webpack'
import { readDeclaration } from '../tools/build/declaration.mjs'
import { precompress } from '../tools/build/precompress.mjs'
import { PureDeclarations } from '../tools/build/pure-declarations.mjs'
import { complaintsOf, runWebpack } from '../tools/build/run-webpack.mjs'
import { browserConfigs, DOCUMENTS_BUNDLE } from '../tools/build/shell.mjs'
import { documentScripts, storePictures, writeDocuments } from '../tools/build/shell-files.mjs'
import { remoteTargets } from '../tools/build/targets.mjs'
import { CACHE, ROOT } from '../tools/workspace.mjs'

const SOURCES = join(CACHE, 'bench', 'bundle-src')
export const BUNDLE_DIST = join(CACHE, 'bench', 'bundle')
const REMOTES_SOURCE = join(ROOT, 'shell', 'src', 'app', 'remotes')

/** Instead of the federation runtime: an `import()` per screen, which webpack turns into a chunk. */
const writeSources = async () => {
  const lines = []
  for (const { dir } of remoteTargets()) {
    const { declaration, exposes } = await readDeclaration(dir)
    for (const [module, file] of Object.entries(exposes))
      lines.push(`  ${JSON.stringify(declaration.name + module)}: () => import(${JSON.stringify(file)}),`)
  }
  rmSync(SOURCES, { recursive: true, force: true })
  mkdirSync(SOURCES, { recursive: true })
  writeFileSync(
    join(SOURCES, 'federation.ts'),
    `const screens = {\n${lines.join('\n')}\n}
export const startFederation = () => undefined
export const fetchModule = (remote, module) => screens[remote.name + module]()
`,
  )
  // Ahead of a navigation, a bundle fetches what it has: the chunk of the screen.
  writeFileSync(
    join(SOURCES, 'preload.ts'),
    `import { fetchModule } from './federation'
const ahead = (remote, module) => void fetchModule(remote, module)
export const preload = ahead
export const prefetch = ahead
`,
  )
  writeFileSync(
    join(SOURCES, 'main.ts'),
    `import { start } from ${JSON.stringify(join(ROOT, 'shell', 'src', 'app', 'bootstrap'))}\nvoid start()\n`,
  )
}

const replaced = new webpack.NormalModuleReplacementPlugin(
  /^\.\/(federation|preload)$|\/remotes\/(federation|preload)$/,
  resource => {
    const name = /(federation|preload)$/.exec(resource.request)?.[1]
    const asked = join(resource.context, resource.request)
    if (asked === join(REMOTES_SOURCE, name ?? '')) resource.request = join(SOURCES, `${name}.ts`)
  },
)

const DOCUMENTS = 'documents'

export const buildBundle = async () => {
  await writeSources()
  const [boot, auth, app] = await browserConfigs({ mode: 'product', dist: BUNDLE_DIST, documentsDir: '' })
  if (!boot || !auth || !app) throw new Error('the shell has three bundles')
  const languages = (app.optimization?.splitChunks || undefined)?.cacheGroups?.languages
  const single = {
    ...app,
    entry: { app: join(SOURCES, 'main.ts') },
    optimization: {
      ...app.optimization,
      splitChunks: {
        cacheGroups: {
          default: /** @type {const} */ (false),
          defaultVendors: /** @type {const} */ (false),
          ...(languages && { languages }),
          grid: {
            test: /[\\/](ag-grid|shared-ui[\\/]src[\\/]grid)/,
            name: 'grid',
            chunks: /** @type {const} */ ('async'),
            enforce: true,
          },
        },
      },
    },
    plugins: [new PureDeclarations(), replaced],
  }
  rmSync(BUNDLE_DIST, { recursive: true, force: true })
  const built = await runWebpack([boot, auth, single], () => undefined)
  const complaints = [...built.values()].map(complaintsOf).join('')
  if (complaints) throw new Error(complaints)
  const [bootStats, authStats, appStats] = ['shell-boot', 'shell-auth', 'shell-app'].map(name => built.get(name))
  if (!bootStats || !authStats || !appStats) throw new Error('the bundle was not built')
  const documents = createRequire(import.meta.url)(DOCUMENTS_BUNDLE)
  const assets = join(BUNDLE_DIST, 'assets')
  const pictures = await storePictures(assets, documents)
  const scripts = documentScripts({ boot: bootStats, auth: authStats, app: appStats })
  await writeDocuments(join(BUNDLE_DIST, DOCUMENTS), await documents.renderDocuments({ ...scripts, ...pictures }))
  await precompress(assets)
}
