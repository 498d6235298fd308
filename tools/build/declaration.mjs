import { readdirSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { importContract, importTypescript } from '../import-typescript.mjs'
import { manifestOf } from '../workspace.mjs'
import { sayIssue } from './issues.mjs'

/** @typedef {import('@candela/shared-contract').RemoteDeclaration} RemoteDeclaration */

/** Where a remote says so itself, in its package.json: `"exposes": { "./AccountList": "./src/account/List.tsx" }`. */
/** @typedef {import('../workspace.mjs').Manifest & { exposes?: Record<string, string> }} RemoteManifest */

/** @param {string} dir @param {string} module `./AccountList` */
const sourcesOf = (dir, module) =>
  readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && parse(file).name === parse(module).base,
  )

/**
 * The module that each route names, and the one source file of that name.
 * @param {string} dir
 * @param {RemoteManifest} manifest
 * @param {RemoteDeclaration} declaration
 */
const findExposes = (dir, manifest, declaration) => {
  /** @type {Record<string, string>} */
  const exposes = {}
  /** @type {string[]} */
  const problems = []
  for (const module of new Set(declaration.routes.map(route => route.module))) {
    const said = manifest.exposes?.[module]
    const found = said ? [relative('src', said)] : sourcesOf(dir, module)
    const [file] = found
    if (file && found.length === 1) exposes[module] = join(dir, 'src', file)
    else if (file) problems.push(`the screen ${module} is more than one file: ${found.join(', ')}`)
    else problems.push(`the screen ${module} is no file under src`)
  }
  return { exposes, problems }
}

/**
 * Reads `src/remote.ts` of a remote, checks it against the contract and finds the files behind its routes. Throws one
 * line per problem.
 * @param {string} dir
 * @returns {Promise<{ declaration: RemoteDeclaration, exposes: Record<string, string> }>}
 */
export const readDeclaration = async dir => {
  /** @type {RemoteManifest} */
  const manifest = manifestOf(dir)
  /** @param {string[]} problems */
  const refuse = problems => new Error(problems.map(problem => `${manifest.name} src/remote.ts: ${problem}`).join('\n'))
  const { remoteSchema } = await importContract()
  const { remote } = await importTypescript(join(dir, 'src', 'remote.ts')).catch(error => {
    throw refuse([String(error.message).split('\n')[0] ?? ''])
  })

  const checked = remoteSchema.safeParse({ ...remote, version: manifest.version })
  if (!checked.success) throw refuse(checked.error.issues.map(issue => sayIssue(remote, issue)))
  const { exposes, problems } = findExposes(dir, manifest, checked.data)
  if (problems.length > 0) throw refuse(problems)
  return { declaration: checked.data, exposes }
}
