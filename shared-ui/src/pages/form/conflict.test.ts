import { changedFields, choicesFor, type FormFields, fieldsToDecide, firstChoice, resolve } from './conflict'

type Values = { name: string; tier: string; tags: readonly string[] }

const FIELDS: FormFields<Values> = [
  { name: 'name', label: 'Name', formatValue: value => value },
  { name: 'tier', label: 'Tier', formatValue: value => value },
  {
    name: 'tags',
    label: 'Tags',
    formatValue: value => value.join(),
    isEqual: (a, b) => a.join() === b.join(),
    merge: (base, mine, theirs) => [...theirs, ...mine.filter(tag => !base.includes(tag))],
  },
]
const field = (name: keyof Values) => {
  const found = FIELDS.find(one => one.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

const base: Values = { name: 'Cariri', tier: 'gold', tags: ['a'] }
const versions = (mine: Partial<Values>, theirs: Partial<Values>) => ({
  base,
  mine: { ...base, ...mine },
  theirs: { ...base, ...theirs },
})
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)

test('a list that holds the same is no change', () => {
  expect(names(changedFields(FIELDS, base, { ...base, tier: 'tin', tags: ['a'] }))).toEqual(['tier'])
})

test('only what the other person changed is a question, and not when both wrote the same', () => {
  const both = versions({ name: 'Mine', tier: 'tin' }, { name: 'Theirs', tier: 'tin' })
  expect(names(fieldsToDecide(FIELDS, both))).toEqual(['name'])
  expect(fieldsToDecide(FIELDS, versions({ name: 'Mine' }, {}))).toEqual([])
})

test('what I did not touch is theirs at first, what I changed is mine', () => {
  const both = versions({ name: 'Mine' }, { name: 'Theirs', tier: 'tin' })
  expect(firstChoice(field('name'), both)).toBe('mine')
  expect(firstChoice(field('tier'), both)).toBe('theirs')
})

test('lists that both changed can be put together', () => {
  const both = versions({ tags: ['a', 'mine'] }, { tags: ['a', 'theirs'] })
  expect(choicesFor(field('tags'), both)).toEqual(['both', 'mine', 'theirs'])
  expect(resolve(FIELDS, both, { tags: 'both' }).tags).toEqual(['a', 'theirs', 'mine'])
})

test('a decision takes what it says and leaves the other fields as they are here', () => {
  const both = versions({ name: 'Mine', tier: 'tin' }, { name: 'Theirs' })
  expect(resolve(FIELDS, both, { name: 'theirs' })).toEqual({ name: 'Theirs', tier: 'tin', tags: ['a'] })
  expect(resolve(FIELDS, both, { name: 'mine' })).toMatchObject({ name: 'Mine' })
})
