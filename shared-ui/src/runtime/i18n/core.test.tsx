import { act, render, screen } from '@testing-library/react'
import { changeLocale, defineMessages, getLocale, initI18n, loadMessages, useLocale } from './core'
import { SpokenProvider } from './SpokenProvider'

/** Areas outlive their test: what one keeps from coming would keep each later file from its language. */
let isAway = true
const orAway = async <T,>(texts: T): Promise<{ default: T }> => {
  if (isAway) throw new Error('offline')
  return { default: texts }
}
afterAll(() => {
  isAway = false
})

const sites = defineMessages(
  'test',
  {
    plain: 'Sites',
    greeting: 'Hello {{name}}',
    list: { found_one: '{{count, number}} site in {{place}}', found_other: '{{count, number}} sites in {{place}}' },
  },
  {
    pt: {
      plain: 'Sites em português',
      greeting: 'Olá {{name}}',
      list: {
        found_one: '{{count, number}} site em {{place}}',
        found_many: '{{count, number}} de sites em {{place}}',
        found_other: '{{count, number}} sites em {{place}}',
      },
    },
    es: async () => ({
      default: {
        plain: 'Sitios',
        greeting: 'Hola {{name}}',
        list: { found_one: 'uno en {{place}}', found_many: 'muchos en {{place}}', found_other: 'otros en {{place}}' },
      },
    }),
    it: () =>
      orAway({
        plain: 'Siti',
        greeting: 'Ciao {{name}}',
        list: { found_one: 'uno in {{place}}', found_many: 'molti in {{place}}', found_other: 'altri in {{place}}' },
      }),
  },
)

const Greeting = () => {
  const t = sites.useT()
  return (
    <p>
      {t('greeting', { name: 'Ana' })} {useLocale()}
    </p>
  )
}

afterEach(() => changeLocale('en_US'))

test('a text is found by its dotted key and filled in', () => {
  expect(sites.t('plain')).toBe('Sites')
  expect(sites.t('greeting', { name: '<Ana>' })).toBe('Hello <Ana>')
  expect(sites.t('list.found', { count: 1, place: 'Rome' })).toBe('1 site in Rome')
  expect(sites.t('list.found', { count: 1200, place: 'Rome' })).toBe('1,200 sites in Rome')
})

test('the plural of a million is its own in the languages that have one', async () => {
  await changeLocale('pt_BR')
  expect(sites.t('list.found', { count: 1, place: 'Roma' })).toBe('1 site em Roma')
  expect(sites.t('list.found', { count: 2_000_000, place: 'Roma' })).toBe('2.000.000 de sites em Roma')
})

test('what is on the screen follows a change of the language, and so does the document', async () => {
  render(<Greeting />, { wrapper: SpokenProvider })
  expect(screen.getByText('Hello Ana en_US')).toBeInTheDocument()
  await act(() => changeLocale('es_ES'))
  expect(screen.getByText('Hola Ana es_ES')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('lang', 'es-ES')
})

test('a language whose texts cannot be fetched is refused and the old one stays', async () => {
  await changeLocale('pt_BR')
  await expect(changeLocale('it_IT')).rejects.toThrow('offline')
  expect(getLocale()).toBe('pt_BR')
  expect(sites.t('plain')).toBe('Sites em português')
})

test('the first screen shows English when its own language cannot be fetched', async () => {
  await initI18n('it_IT')
  expect(getLocale()).toBe('en_US')
})

test('of two quick changes the last one counts', async () => {
  await Promise.all([changeLocale('es_ES'), changeLocale('pt_BR')])
  expect(getLocale()).toBe('pt_BR')
})

test('an area that arrives later loads the language of the interface', async () => {
  await changeLocale('pt_BR')
  const texts = { pt: async () => ({ default: { late: 'tarde' } }), es: { late: 'tarde' }, it: { late: 'tardi' } }
  const late = defineMessages('late', { late: 'late' }, texts)
  await late.load()
  expect(late.t('late')).toBe('tarde')
})

test('two versions of an area stand side by side, each with its own words', async () => {
  const words = (text: string) => {
    const others = { pt: { text: `${text} (pt)` }, es: { text }, it: { text } }
    return defineMessages('versions', { text }, others)
  }
  const [first, second] = [words('First'), words('Second')]
  expect([first.t('text'), second.t('text')]).toEqual(['First', 'Second'])
  await changeLocale('pt_BR')
  expect([first.t('text'), second.t('text')]).toEqual(['First (pt)', 'Second (pt)'])
})

test('an area whose words do not come shows English and keeps no other from showing its own', async () => {
  await changeLocale('pt_BR')
  const broken = defineMessages(
    'broken',
    { text: 'Text' },
    { pt: () => orAway({ text: 'Texto' }), es: { text: 'Texto' }, it: { text: 'Testo' } },
  )
  const sound = defineMessages(
    'sound',
    { text: 'Text' },
    { pt: async () => ({ default: { text: 'Palavras' } }), es: { text: 'Texto' }, it: { text: 'Testo' } },
  )
  await loadMessages()
  expect([broken.t('text'), sound.t('text')]).toEqual(['Text', 'Palavras'])
  await changeLocale('en_US')
})

test('wrong keys and placeholders do not compile', () => {
  // @ts-expect-error no such key
  sites.t('missing')
  // @ts-expect-error a placeholder is missing
  sites.t('greeting')
  // @ts-expect-error a placeholder has another name
  sites.t('greeting', { nome: 'Ana' })
  // @ts-expect-error there is nothing to fill in
  sites.t('plain', { name: 'Ana' })
  // @ts-expect-error a plural needs its count
  sites.t('list.found', { place: 'Rome' })
  // @ts-expect-error a plural is called by its common name
  sites.t('list.found_one', { count: 1, place: 'Rome' })
  // @ts-expect-error Italian has no text for the key
  defineMessages('t1', { a: 'a', b: 'b' }, { pt: { a: 'a', b: 'b' }, es: { a: 'a', b: 'b' }, it: { a: 'a' } })
  const plural = { n_one: '1', n_many: 'm', n_other: 'n' }
  // @ts-expect-error Spanish has no form for many
  defineMessages('t2', { n_one: '1', n_other: 'n' }, { pt: plural, es: { n_one: '1', n_other: 'n' }, it: plural })
})
