import { checkMessages } from './checkMessages'

const en = {
  title: 'Hello {{name}}',
  sites_one: 'One site',
  sites_other: '{{count}} sites',
} as const

const good = {
  title: '{{name}}!',
  sites_one: '{{count}}',
  sites_many: '{{count}}',
  sites_other: '{{count}}',
}

test('complete texts have no problems, whether they are there or loaded', async () => {
  expect(await checkMessages(en, { pt: good, es: good, it: async () => ({ default: good }) })).toEqual([])
})

test('a missing plural form, a wrong placeholder and an empty text are named', async () => {
  const { sites_many: _, ...withoutMany } = good
  const problems = await checkMessages(en, {
    pt: withoutMany as typeof good,
    es: { ...good, title: '{{nome}}' },
    it: { ...good, sites_other: ' ' },
  })
  expect(problems).toEqual([
    'pt: sites_many is missing',
    'es: title has {nome} where English has {name}',
    'it: sites_other is empty',
    'it: sites_other has {} where English has {count}',
  ])
})

test('a text that English does not have is named', async () => {
  const extra = { ...good, left: 'over' }
  expect(await checkMessages(en, { pt: extra, es: good, it: good })).toEqual(['pt: left is unknown'])
})
