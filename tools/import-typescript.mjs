import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './workspace.mjs'

let registered = false

/** Imports a TypeScript source of the workspace. @param {string} file */
export const importTypescript = file => {
  if (!registered) register('./typescript-hooks.mjs', import.meta.url)
  registered = true
  return import(pathToFileURL(file).href)
}

/** The contract, for the rules that the build checks by. @returns {Promise<typeof import('@candela/shared-contract')>} */
export const importContract = () => importTypescript(join(ROOT, 'shared-contract', 'src', 'index.ts'))
