/** Installs what the lockfile says, when it is not installed yet. Uses nothing but Node itself. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const LOCKFILE = join(ROOT, 'package-lock.json')
const MODULES = join(ROOT, 'node_modules')
/** npm writes it at the end of an install. */
const INSTALLED = join(MODULES, '.package-lock.json')
const STAMP = join(MODULES, '.candela-installed')

const STILL_AT_IT_MS = 15_000

const lockHash = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')

const isInstalled = () => {
  if (!existsSync(INSTALLED)) return false
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === lockHash()
  return statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs
}

/**
 * `install` rather than `ci`: where a registry lacks the packages of other platforms, `ci` refuses the lockfile as
 * incomplete. Versions are exact and `--no-save` leaves the lockfile alone, so the outcome is the same.
 * @returns {Promise<number | null>}
 */
const npm = () =>
  new Promise((resolve, reject) => {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const child = spawn('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', reject)
    child.on('exit', resolve)
  })

/** @returns {Promise<void>} throws one clear line when npm could not do it */
export const ensureInstalled = async () => {
  if (isInstalled()) return
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log('installing packages; a first time takes about a minute')
  const ticker = setInterval(() => console.log(`  still installing, ${seconds()} s`), STILL_AT_IT_MS)
  try {
    const code = await npm()
    if (code !== 0) throw new Error(`npm install ended with ${code}: see its lines above`)
  } finally {
    clearInterval(ticker)
  }
  writeFileSync(STAMP, lockHash())
  console.log(`installed in ${seconds()} s`)
}
