import { LANGUAGES } from '@candela/shared-contract'
import type { Messages, OtherLanguage, TranslationSource } from '@candela/shared-ui/runtime'

const PLURAL = /_(zero|one|two|few|many|other)$/

const flatten = (messages: Messages, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )

const placeholdersOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*([^},\s]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join()

const pluralBasesOf = (texts: Map<string, string>) =>
  new Set([...texts.keys()].filter(key => key.endsWith('_other')).map(key => key.replace(PLURAL, '')))

/** The keys that a language must have, given the English ones. */
const wantedKeys = (english: Map<string, string>, language: string): Set<string> => {
  const bases = pluralBasesOf(english)
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const plain = [...english.keys()].filter(key => !bases.has(key.replace(PLURAL, '')))
  return new Set([...plain, ...[...bases].flatMap(base => pluralCategories.map(category => `${base}_${category}`))])
}

const checkLanguage = (english: Map<string, string>, texts: Map<string, string>, language: string): string[] => {
  const wanted = wantedKeys(english, language)
  const missing = [...wanted].filter(key => !texts.has(key)).map(key => `${language}: ${key} is missing`)
  const unknown = [...texts.keys()].filter(key => !wanted.has(key)).map(key => `${language}: ${key} is unknown`)
  const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language}: ${key} is empty`)
  const wrong = [...texts].flatMap(([key, text]) => {
    const source = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? ''
    const expected = placeholdersOf(source)
    const found = placeholdersOf(text)
    // A singular may say "one" instead of the figure.
    const isLoose = key.endsWith('_one') && expected.replace(/(^|,)count/, '') === found.replace(/(^|,)count/, '')
    return expected === found || isLoose ? [] : [`${language}: ${key} has {${found}} where English has {${expected}}`]
  })
  return [...missing, ...unknown, ...empty, ...wrong]
}

/**
 * What is wrong with the texts of an area: keys, plural forms and placeholders of every language against English. A
 * test expects an empty list.
 */
export const checkMessages = async <M extends Messages>(
  en: M,
  others: Record<OtherLanguage, TranslationSource<M>>,
): Promise<string[]> => {
  const english = flatten(en)
  const problems = await Promise.all(
    LANGUAGES.map(async language => {
      if (language === 'en') return checkLanguage(english, english, language)
      const source = others[language]
      const texts = typeof source === 'function' ? (await source()).default : source
      return checkLanguage(english, flatten(texts), language)
    }),
  )
  return problems.flat()
}
