import type { ChartAnswer } from '@candela/shared-contract'
import { toChartDays } from './daily'

const WORDS = { note: () => '', today: 'Today so far' }
const NOON = new Date('2026-11-20T15:00:00Z')

const answerOf = (rows: { day: string; state: 'estimated' | 'final' }[]): ChartAnswer =>
  ({
    rows: rows.map(({ day, state }) => ({
      key: { date: { id: day, label: day } },
      values: { net: '1.00' },
      missing: {},
      state,
    })),
    totals: { values: {}, missing: {}, state: 'estimated' },
    meta: {
      currency: 'BRL',
      zone: 'America/Sao_Paulo',
      range: { from: '2026-11-16', to: '2026-11-20' },
      rates: [],
      dataUntil: null,
      historyFrom: null,
    },
  }) as unknown as ChartAnswer

const estimates = (rows: Parameters<typeof answerOf>[0]) =>
  toChartDays(answerOf(rows), 'net', WORDS, NOON).map(({ estimate }) => estimate)

test('a day without numbers is an estimate as long as nothing after it is settled', () => {
  expect(
    estimates([
      { day: '2026-11-16', state: 'final' },
      { day: '2026-11-18', state: 'final' },
      { day: '2026-11-19', state: 'estimated' },
    ]),
  ).toEqual([false, false, false, true, true])
})

test('where nothing is settled yet, no day is', () => {
  expect(estimates([{ day: '2026-11-17', state: 'estimated' }])).toEqual([true, true, true, true, true])
})

test('today is a part of a day', () => {
  const days = toChartDays(answerOf([{ day: '2026-11-20', state: 'estimated' }]), 'net', WORDS, NOON)
  expect(days.map(({ partial = false }) => partial)).toEqual([false, false, false, false, true])
  expect(days.at(-1)?.notes).toEqual(['Today so far'])
})
