import { parseArgs } from 'node:util'
import { targetOf } from '../build/targets.mjs'
import { freePort, isFree } from '../free-port.mjs'
import { ensureInstalled } from '../install.mjs'
import { stopWhenAsked } from '../stopping.mjs'
import { manifestOf, ROOT } from '../workspace.mjs'
import { productPort } from './paths.mjs'

const FIRST_PORT = 4101
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/** The same for a remote every time, unless somebody else has it. @param {string} name */
const portFor = async name => {
  const remotes = manifestOf(ROOT).workspaces?.filter(folder => folder.startsWith('mfe-')) ?? []
  const port = FIRST_PORT + remotes.indexOf(name)
  return port >= FIRST_PORT && (await isFree(port)) ? port : freePort()
}

/** @typedef {() => Promise<void>} Stop */
/**
 * @typedef {object} RemoteCommand
 * @property {import('./declarations.mjs').Folder} folder of the remote
 * @property {number} port for what is served of it
 * @property {URL} shell where the product is
 * @property {boolean} isLocal the product is the one of this machine
 * @property {(stop: Stop) => void} atEnd when somebody asks to stop: what began last ends first
 */

/**
 * How every command begins that serves one remote: `mfe-admin [--shell https://candela.example]`.
 * @param {string} file of the command
 * @returns {Promise<RemoteCommand>}
 */
export const beginRemoteCommand = async file => {
  await ensureInstalled()
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { shell: { type: 'string' } } })
  const [wanted] = positionals
  if (!wanted) throw new Error(`usage: node tools/${file} mfe-admin [--shell https://candela.example]`)
  const { name, dir } = targetOf(wanted)
  const shell = new URL(values.shell ?? `http://localhost:${productPort()}`)

  /** @type {Stop[]} */
  const stops = []
  stopWhenAsked(async () => {
    for (const stop of stops.reverse()) await stop()
  })
  return {
    folder: { name, dir },
    port: await portFor(name),
    shell,
    isLocal: LOCAL.includes(shell.hostname),
    atEnd: stop => stops.push(stop),
  }
}
