import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../workspace.mjs'

const DIST = join(ROOT, 'shell', 'dist')
const LIMIT = 122_000

/** What the document makes the browser load at once: scripts, and those it preloads. @param {string} html */
const initialScripts = html => {
  const loading = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => !/rel="?prefetch/.test(tag))
  return [...new Set(loading.flatMap(tag => /(?:src|href)="?\/assets\/([^">\s]+\.js)/.exec(tag)?.[1] ?? []))]
}

/** What travels: the compressed form, or the file itself where it is too small for one. @param {string} name */
const bytesOf = name => {
  const file = join(DIST, 'assets', name)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/**
 * The JavaScript of the sign-in page, in every language, to the byte.
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export const checkBudget = async () => {
  const documents = readdirSync(join(DIST, 'documents')).filter(name => name.startsWith('auth-login.'))
  const lines = documents.map(name => {
    const scripts = initialScripts(readFileSync(join(DIST, 'documents', name), 'utf8'))
    const bytes = scripts.map(bytesOf).reduce((sum, size) => sum + size, 0)
    return {
      ok: scripts.length > 0 && bytes <= LIMIT,
      line: `${name}: ${bytes} of ${LIMIT} bytes in ${scripts.length} scripts`,
    }
  })
  return { ok: lines.length > 0 && lines.every(({ ok }) => ok), output: lines.map(({ line }) => line).join('\n') }
}
