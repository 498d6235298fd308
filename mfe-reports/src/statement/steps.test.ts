import type { StatementAnswer } from '@candela/shared-contract'
import { toChartSteps } from './steps'

const NOW = new Date('2026-11-05T15:00:00Z')

const answer = (
  steps: [string, string | null][],
  rows: [string, string, 'estimated' | 'final'][],
): StatementAnswer => ({
  metrics: ['net'],
  steps: steps.map(([key, net]) => ({ key, label: key, values: { net } })),
  rows: rows.map(([dimension, id, state]) => ({
    key: { [dimension]: { id, label: id } },
    values: {},
    missing: {},
    state,
  })),
  totals: { values: {}, missing: {}, state: 'estimated' },
  meta: {
    range: { from: '2026-11-01', to: '2026-11-08' },
    compared: null,
    zone: 'America/Sao_Paulo',
    currency: 'BRL',
    dataUntil: null,
    historyFrom: null,
    rates: [],
    more: 0,
  },
})

test('every day of the period that has begun is there: those without a number are gaps, today is a part', () => {
  const days = toChartSteps(
    answer(
      [
        ['2026-11-01', '10.00'],
        ['2026-11-03', '30.00'],
      ],
      [
        ['date', '2026-11-01', 'final'],
        ['date', '2026-11-03', 'estimated'],
      ],
    ),
    { step: 'day' },
    'net',
    NOW,
  )
  expect(days.map(({ value }) => value)).toEqual(['10.00', null, '30.00', null, null])
  expect(days.map(({ estimate }) => estimate)).toEqual([false, true, true, true, true])
  expect(days.map(({ partial }) => partial ?? false)).toEqual([false, false, false, false, true])
})

test('of weeks the one that is not over is a part', () => {
  const weeks = toChartSteps(
    answer(
      [
        ['2026-10-26', '10.00'],
        ['2026-11-02', '20.00'],
      ],
      [
        ['week', '2026-10-26', 'final'],
        ['week', '2026-11-02', 'estimated'],
      ],
    ),
    { step: 'week' },
    'net',
    NOW,
  )
  expect(weeks).toEqual([
    { day: '2026-10-26', value: '10.00', estimate: false },
    { day: '2026-11-02', value: '20.00', estimate: true, partial: true },
  ])
})
