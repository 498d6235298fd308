/**
 * `npm run new:remote -- mfe-name "Title"`: a remote with one screen, its words in four languages and its tests, as
 * another workspace. Nothing in the shell changes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from './new-remote/files.mjs'
import { withLockedWorkspace, withWorkspace } from './new-remote/workspace-files.mjs'
import { runCommand, say } from './release/command.mjs'
import { runNode } from './run.mjs'
import { installedVersion, manifestOf, ROOT, workspaceDir } from './workspace.mjs'

/** What every remote stands on. */
const PACKAGES = ['@candela/shared-auth', '@candela/shared-contract', '@candela/shared-ui', 'react']

/** @param {string} name */
const versionOf = name =>
  name.startsWith('@candela/') ? manifestOf(workspaceDir(name)).version : installedVersion(name)

/** @template T @param {string} file @param {(content: T) => object} change */
const changeJson = (file, change) =>
  writeFileSync(file, `${JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`)

/**
 * @param {string} root of the checkout
 * @param {string} folder
 * @param {string} title
 * @returns {string[]} the files that it wrote
 */
export const createRemote = (root, folder, title) => {
  const dir = join(root, folder)
  if (!/^mfe-[a-z]+$/.test(folder))
    throw new Error(`a remote is called like mfe-reports, in small letters; not "${folder}"`)
  if (!title.trim()) throw new Error('a remote has a title that people read: npm run new:remote -- mfe-name "Title"')
  if (existsSync(dir)) throw new Error(`${folder} is there already`)
  const versions = Object.fromEntries(PACKAGES.map(name => [name, versionOf(name)]))
  const files = filesOf({ folder, name: folder.replace('mfe-', ''), title: title.trim(), versions })
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  changeJson(join(root, 'package.json'), manifest => withWorkspace(manifest, folder))
  changeJson(join(root, 'package-lock.json'), lock => withLockedWorkspace(lock, folder, manifestOf(dir)))
  return Object.keys(files)
}

const main = async () => {
  const [folder = '', title = ''] = process.argv.slice(2)
  for (const file of createRemote(ROOT, folder, title)) say(`  ${folder}/${file}`)
  // How long a title is and which quotes it holds decides how the lines break.
  await runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--write', folder])
  say(`Its labels and words say "${title}" in every language: translate src/remote.ts and src/i18n.`)
  say(`Next: npm run dev -w ${folder}, and npm run release -- ${folder}`)
}

runCommand(import.meta.filename, main)
