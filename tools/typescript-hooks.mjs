/**
 * Module hooks for Node: lets a build script import TypeScript sources of the workspace as they are. Installed by
 * `import-typescript.mjs`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'

/** Sources import each other without an extension. */
const ENDINGS = ['.ts', '.tsx', '/index.ts']

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) => {
  const { parentURL } = context
  if (!specifier.startsWith('.') || !parentURL || !/\.tsx?$/.test(parentURL)) return next(specifier, context)
  const target = new URL(specifier, parentURL)
  const ending = ENDINGS.find(candidate => existsSync(fileURLToPath(target) + candidate))
  return next(ending ? target.href + ending : specifier, context)
}

/** @type {import('node:module').LoadHook} */
export const load = (url, context, next) => {
  if (!/\.tsx?$/.test(url) || url.includes('/node_modules/')) return next(url, context)
  const file = fileURLToPath(url)
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
  })
  return { format: 'module', source: code, shortCircuit: true }
}
