import { bodyOf, differenceOf, draftAfter, draftOf, figuresOf } from './rowFigures'
import { ROW } from './testRow'

const draft = draftOf(ROW, '.')

test('fill and price follow what is typed, rounded once', () => {
  expect(figuresOf(draft, '.')).toEqual({ fill: '120.00', ecpm: '10.00' })
  expect(figuresOf({ ...draft, anr_value: '-1,5', anr_impressions: '3' }, '.')).toEqual({
    fill: '0.30',
    ecpm: '-500.00',
  })
  expect(figuresOf({ ...draft, anr_impressions: 'x' }, '.')).toEqual({ fill: null, ecpm: null })
  expect(figuresOf({ ...draft, anr_ad_requests: '0', anr_impressions: '0' }, '.')).toEqual({ fill: null, ecpm: null })
})

test('what is sent is exact, and nothing is sent of what is no number', () => {
  expect(bodyOf({ ...draft, anr_value: '12,345678' }, '.')).toMatchObject({
    anr_value: '12.345678',
    anr_impressions: 1_200,
  })
  for (const anr_value of ['', '1.2.3', '1e3', '12.3456789']) expect(bodyOf({ ...draft, anr_value }, '.')).toBeNull()
  for (const anr_impressions of ['-1', '1.5', '']) expect(bodyOf({ ...draft, anr_impressions }, '.')).toBeNull()
})

test.each([
  ['.', '1,234', '1234'],
  ['.', '1,234.567891', '1234.567891'],
  ['.', '1234.5', '1234.5'],
  [',', '1.234', '1234'],
  [',', '1.234,567891', '1234.567891'],
  [',', '1234,5', '1234.5'],
] as const)('where %s parts decimals, %s is stored as %s', (decimal, anr_value, exact) => {
  expect(bodyOf({ ...draft, anr_value }, decimal)?.anr_value).toBe(exact)
})

test.each(['.', ','] as const)('an amount that nobody touched stays what it is where %s parts decimals', decimal => {
  for (const anr_value of ['1.234000', '1234.567891', '0.000000', '-0.500000'])
    expect(Number(bodyOf(draftOf({ ...ROW, anr_value }, decimal), decimal)?.anr_value)).toBe(Number(anr_value))
})

test('of a row that somebody stored meanwhile what was typed stays, and nothing else is taken back', () => {
  const typed = { ...draft, anr_value: '10', reason: 'Corrected' }
  const now = { ...ROW, anr_value: '5.000000', anr_impressions: 700 }
  expect(draftAfter(typed, ROW, now, '.')).toEqual({ ...typed, anr_impressions: '700' })
})

test('a difference has its sign', () => {
  expect([differenceOf('9.6', '10'), differenceOf('9.6', '9')]).toEqual(['0.400000', '-0.600000'])
})
