import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language, type RemoteDeclaration } from '@candela/shared-contract'
import { rights as en } from '@candela/shared-contract/rights/en'
import { rights as es } from '@candela/shared-contract/rights/es'
import { partsOf } from '@candela/shared-contract/rights/families'
import { rights as it } from '@candela/shared-contract/rights/it'
import { rights as pt } from '@candela/shared-contract/rights/pt'
import type { RightWords } from '@candela/shared-contract/rights/words'

const ROOT = join(__dirname, '../..')
const WORDS: Record<Language, RightWords> = { en, pt, es, it }

const remotes = readdirSync(ROOT).filter(name => /^mfe-/.test(name) && existsSync(join(ROOT, name, 'src/remote.ts')))

const menu = async () => {
  const declared = await Promise.all(
    remotes.map(
      async name => (await import(join(ROOT, name, 'src/remote'))) as { remote: Pick<RemoteDeclaration, 'nav'> },
    ),
  )
  return declared.flatMap(({ remote }) => remote.nav).filter(({ placement }) => placement === 'sidebar')
}

/** Entries that lead to a part of what their right is about. */
const PARTS = new Set(['export', 'months'])

describe.each(LANGUAGES)('in %s', language => {
  const { controller, method } = WORDS[language]
  const called = (text: string, label: string) => text.toLocaleLowerCase().includes(label.toLocaleLowerCase())

  test('rights are called as the menu calls what they open', async () => {
    const lists = (await menu()).flatMap(({ key, anyOf, label }) =>
      anyOf[0]?.endsWith('.list') && !PARTS.has(key)
        ? [{ of: partsOf(anyOf[0]).controller, label: label[language] }]
        : [],
    )
    expect(lists.length).toBeGreaterThan(12)
    for (const { of, label } of lists)
      expect([of, controller[of], called(controller[of], label)]).toEqual([of, controller[of], true])
  })

  test('and so are reports, and what is done on a screen of its own', async () => {
    const screens = (await menu()).flatMap(({ anyOf, label }) =>
      anyOf[0] && /^report\.|closeMonth/.test(anyOf[0])
        ? [{ of: partsOf(anyOf[0]).method, label: label[language] }]
        : [],
    )
    expect(screens.length).toBeGreaterThan(5)
    for (const { of, label } of screens) expect([of, method[of]]).toEqual([of, label])
  })

  test('no two kinds of records are called the same', () => {
    const names = Object.values(controller)
    expect(new Set(names).size).toBe(names.length)
  })
})
