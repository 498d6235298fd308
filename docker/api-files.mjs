/**
 * `node docker/api-files.mjs DIR`: the files of the server's image, out of a built checkout. What is installed beside
 * them is named by the manifests: npm wants those of all workspaces.
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** @type {{ workspaces: string[] }} */
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const FILES = [
  ...['package.json', 'package-lock.json', '.npmrc'],
  ...workspaces.map(folder => `${folder}/package.json`),
  ...['api/dist', 'api/migrations'],
]

const [target] = process.argv.slice(2)
if (!target) throw new Error('usage: node docker/api-files.mjs DIR')
if (!existsSync(join(ROOT, 'api', 'dist', 'main.js'))) throw new Error('nothing is built yet: npm run build')
for (const file of FILES) {
  mkdirSync(dirname(join(target, file)), { recursive: true })
  cpSync(join(ROOT, file), join(target, file), { recursive: true })
}
