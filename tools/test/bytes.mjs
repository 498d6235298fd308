import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importContract } from '../import-typescript.mjs'
import { ROOT } from '../workspace.mjs'

const DIST = join(ROOT, 'shell', 'dist')
const ASSETS = join(DIST, 'assets')
const LIMIT = 123_600
const IN_THE_SCRIPTS = 'en'

/** What the document makes the browser load at once: scripts, and those it preloads. @param {string} html */
const initialScripts = html => {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const loading = tags.filter(tag => !/rel="?prefetch/.test(tag))
  return [...new Set(loading.flatMap(tag => /(?:src|href)="?\/assets\/([^">\s]+\.js)/.exec(tag)?.[1] ?? []))]
}

/**
 * The words of a language, which those scripts fetch as they start. The folder may hold an older build's as well: it
 * is the file whose hash the scripts know.
 * @param {string} language @param {string[]} scripts
 */
const wordsFor = (language, scripts) => {
  const code = scripts.map(name => readFileSync(join(ASSETS, name), 'utf8')).join('')
  return readdirSync(ASSETS).filter(name => {
    const hash = new RegExp(`^words-${language}\\.(\\w+)\\.js$`).exec(name)?.[1]
    return hash !== undefined && code.includes(hash)
  })
}

/** What travels: the compressed form, or the file itself where it is too small for one. @param {string} name */
const bytesOf = name => {
  const file = join(ASSETS, name)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** @param {string} document */
const measure = document => {
  const language = /^auth-login\.(\w\w)/.exec(document)?.[1] ?? ''
  const initial = initialScripts(readFileSync(join(DIST, 'documents', document), 'utf8'))
  const words = wordsFor(language, initial)
  const scripts = [...initial, ...words]
  const bytes = scripts.map(bytesOf).reduce((sum, size) => sum + size, 0)
  // A page without its words would be light; the scripts bring those of one language.
  const due = language === IN_THE_SCRIPTS ? 0 : 1
  const problems = [
    ...(initial.length === 0 ? ['it loads no script'] : []),
    ...(words.length === due ? [] : [`files of words: ${words.length} instead of ${due}`]),
    ...(bytes > LIMIT ? ['over the line'] : []),
  ]
  return {
    ok: problems.length === 0,
    line: [`${document}: ${bytes} of ${LIMIT} bytes in ${scripts.length} scripts`, ...problems].join('; '),
  }
}

/**
 * The JavaScript of the sign-in page, in every language, to the byte.
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export const checkBytes = async () => {
  const { LANGUAGES } = await importContract()
  const pages = readdirSync(join(DIST, 'documents'))
    .filter(name => name.startsWith('auth-login.'))
    .map(measure)
  return {
    ok: pages.length === LANGUAGES.length && pages.every(({ ok }) => ok),
    output: [`${pages.length} documents for ${LANGUAGES.length} languages`, ...pages.map(({ line }) => line)].join(
      '\n',
    ),
  }
}
