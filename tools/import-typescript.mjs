import nodeModule from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './workspace.mjs'

/**
 * Node 26 warns of the older way, Node 20 has no other. The hooks are the same functions for both.
 * @type {{ registerHooks?: (hooks: object) => void, register: (file: string, parent: string) => void }}
 */
const { registerHooks, register } = nodeModule

const hook = async () => {
  if (registerHooks) registerHooks(await import('./typescript-hooks.mjs'))
  else register('./typescript-hooks.mjs', import.meta.url)
}
/** @type {Promise<void> | undefined} */
let hooked

/** Imports a TypeScript source of the workspace. @param {string} file */
export const importTypescript = async file => {
  hooked ??= hook()
  await hooked
  return import(pathToFileURL(file).href)
}

/** The contract, for the rules that the build checks by. @returns {Promise<typeof import('@candela/shared-contract')>} */
export const importContract = () => importTypescript(join(ROOT, 'shared-contract', 'src', 'index.ts'))
