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

/** @param {string} dir @param {string[]} problems */
const refusal = (dir, problems) =>
  new Error(problems.map(problem => `${manifestOf(dir).name} src/remote.ts: ${problem}`).join('\n'))

/** @typedef {{ declaration: RemoteDeclaration, exposes: Record<string, string> }} Declared */

/**
 * Checks what a remote says of itself against the contract and finds the files behind its routes. Throws one line per
 * problem.
 * @param {string} dir
 * @param {object} remote what its `src/remote.ts` exports
 * @param {Pick<typeof import('@candela/shared-contract'), 'remoteSchema'>} contract
 * @returns {Declared}
 */
export const checkDeclaration = (dir, remote, { remoteSchema }) => {
  /** @type {RemoteManifest} */
  const manifest = manifestOf(dir)
  const checked = remoteSchema.safeParse({ ...remote, version: manifest.version })
  if (!checked.success)
    throw refusal(
      dir,
      checked.error.issues.map(issue => sayIssue(remote, issue)),
    )
  const { exposes, problems } = findExposes(dir, manifest, checked.data)
  if (problems.length > 0) throw refusal(dir, problems)
  return { declaration: checked.data, exposes }
}

/** Reads and checks `src/remote.ts` of a remote. @param {string} dir @returns {Promise<Declared>} */
export const readDeclaration = async dir => {
  const contract = await importContract()
  const { remote } = await importTypescript(join(dir, 'src', 'remote.ts')).catch(error => {
    throw refusal(dir, String(error.message).split('\n').slice(0, 1))
  })
  return checkDeclaration(dir, remote, contract)
}
