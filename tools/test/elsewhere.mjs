import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../run.mjs'
import { CACHE, ROOT } from '../workspace.mjs'

/** Of another length than any checkout, and deeper: neither may show in what is built. */
const PLACE = join(CACHE, 'elsewhere')
const COPY = join(PLACE, 'a-folder-with-a-longer-name', 'of-the-same-commit')

/** The shell, one remote, the server: each kind of bundle that there is. */
const BUILT = ['shell', 'mfe-admin', 'api']

/** What is made and not checked out. */
const MADE = /^(\.git|\.cache|\.data|dist|test-results)$/

/** The same files under another path, without a byte more on the disk. @param {string} from @param {string} to */
const linkTree = (from, to) => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.isDirectory()) linkSync(source, target)
    else if (entry.name !== '.federation' && (!MADE.test(entry.name) || from.includes('node_modules')))
      linkTree(source, target)
  }
}

/** @param {string} dir @returns {string[]} */
const filesIn = dir =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(dir.length))
    : []

/**
 * What is not the same in two built folders. Where one holds an older build's files as well, those are no difference.
 * @param {string} here @param {string} there
 */
const differences = (here, there) => {
  const names = filesIn(there)
  if (names.length === 0) return [`${there} is empty`]
  return names.filter(name => {
    const file = join(here, name)
    return !existsSync(file) || !readFileSync(file).equals(readFileSync(join(there, name)))
  })
}

/** The server out of the files of its image, with what is installed beside it. @returns {Promise<string[]>} what is wrong */
const serveFromImage = async () => {
  const image = join(PLACE, 'image')
  const laidOut = await runNode(join(COPY, 'docker', 'api-files.mjs'), [image], {}, COPY)
  if (!laidOut.ok) return [laidOut.output]
  symlinkSync(join(ROOT, 'node_modules'), join(image, 'node_modules'))
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(PLACE, 'data'), HOST: '127.0.0.1', PORT: '0' }
  const server = spawn(process.execPath, [join(image, 'api', 'dist', 'main.js')], { cwd: image, env })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (said += chunk))
  const ended = once(server, 'close')
  const ready = new Promise(resolve =>
    server.stdout.on('data', () => said.includes('Candela is ready') && resolve(true)),
  )
  const isReady = await Promise.race([ready, ended.then(() => false)])
  server.kill('SIGTERM')
  await ended
  return isReady ? [] : [`the server does not start from the files of its image: ${said}`]
}

/**
 * Builds the same sources in another folder and compares every byte: a version is named after content, so a path in it
 * would make each machine release another one. Then the server starts from what its image would hold.
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export const checkElsewhere = async () => {
  rmSync(PLACE, { recursive: true, force: true })
  linkTree(ROOT, COPY)
  try {
    const built = await runNode(join(COPY, 'tools', 'build.mjs'), BUILT, {}, COPY)
    if (!built.ok) return built
    const found = BUILT.flatMap(name =>
      differences(join(ROOT, name, 'dist'), join(COPY, name, 'dist')).map(
        file => `${name}/dist${file} is not the same`,
      ),
    )
    const problems = [...found, ...(await serveFromImage())]
    return { ok: problems.length === 0, output: problems.join('\n') }
  } finally {
    rmSync(PLACE, { recursive: true, force: true })
  }
}
