import { toDay } from '@candela/shared-contract'
import { dayFrom, dayInField } from './dayText'

const DAY = toDay('2026-02-09')

test('a day stands in a field as its reader writes it', () => {
  expect(dayInField('pt_BR', DAY)).toBe('09/02/2026')
  expect(dayInField('es_ES', DAY)).toBe('09/02/2026')
  expect(dayInField('it_IT', DAY)).toBe('09/02/2026')
  expect(dayInField('en_US', DAY)).toBe('9 Feb 2026')
})

test.each([
  ['it_IT', '9/2/2026'],
  ['it_IT', '09.02.2026'],
  ['it_IT', '9-2-26'],
  ['it_IT', '9 febbraio 2026'],
  ['pt_BR', '9 de fev de 2026'],
  ['es_ES', '2026-02-09'],
  ['en_US', '2/9/2026'],
  ['en_US', '9 Feb 2026'],
  ['en_US', 'Feb 9, 2026'],
  ['en_US', '2026-02-09'],
] as const)('in %s, %s is the ninth of February', (locale, typed) => {
  expect(dayFrom(locale, typed)).toBe(DAY)
})

test('what is no day in the order of a language is taken in the other', () => {
  expect(dayFrom('en_US', '18/11/2026')).toBe('2026-11-18')
  expect(dayFrom('it_IT', '11/18/2026')).toBe('2026-11-18')
})

test.each(['', '9', '9/2', '30/02/2026', '9/2/2026/1', '2026-2', '9/2/202', 'tomorrow', '9 xyz 2026', '9/2/20266'])(
  '%p is no day',
  typed => {
    expect(dayFrom('pt_BR', typed)).toBeUndefined()
  },
)

test('two figures of a year are waited for, for they may become four', () => {
  expect(dayFrom('pt_BR', '9/2/20', false)).toBeUndefined()
  expect(dayFrom('pt_BR', '9/2/20')).toBe('2020-02-09')
})

test('each language knows what it writes itself', () => {
  for (const locale of ['en_US', 'pt_BR', 'es_ES', 'it_IT'] as const)
    for (let month = 1; month <= 12; month++) {
      const day = toDay(`2026-${String(month).padStart(2, '0')}-05`)
      expect(dayFrom(locale, dayInField(locale, day))).toBe(day)
    }
})
