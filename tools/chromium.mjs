import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** The shell first: it has the same engine without windows around it, which cost a third of a run. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What keeps a browser quiet and running in a container and as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param {string} file */
const isExecutable = file => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap(dir => NAMES.map(name => join(dir, name)))
    .find(isExecutable)

const found = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : onPath())

/** Shows what a command says only when it fails. @param {string} command @param {string[]} args @returns {boolean} */
const quietly = (command, args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env, encoding: 'utf8' })
  if (status !== 0) console.error(stderr)
  return status === 0
}

const isRootOnDebian = () => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')

/** Older systems have the browser only as a whole. */
const fromSystemPackages = () => {
  console.error('installing the system package chromium-headless-shell (a minute or two)')
  const install = (/** @type {string} */ name) => quietly('apt-get', ['install', '-y', '-qq', name])
  return quietly('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'))
}

const fromPlaywright = () => {
  console.error("downloading Playwright's Chromium")
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js')
  return quietly(process.execPath, [cli, 'install', 'chromium'])
}

/** @returns {string} the browser for the specs; throws one clear line when there is none and none could be fetched */
export const findChromium = () => {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which is no program`)
  }
  const present = found()
  if (present) return present
  if (isRootOnDebian()) fromSystemPackages()
  if (!found()) fromPlaywright()
  const fetched = found()
  if (fetched) return fetched
  throw new Error('no Chromium: install Chromium or Chrome 120 or newer, or set CHROMIUM_PATH to its program')
}
