import type { HistoryAnswer, HistoryEntry } from '@candela/shared-contract'

type Change = HistoryEntry['changes'][number]

const change = (field: string, before: string | null, after: string | null): Change => ({
  row: 1,
  rowEvent: 'changed',
  table: 'lanterns',
  field,
  before,
  after,
})

const entry = (at: string, action: string, actor: HistoryEntry['actor'], changes: Change[]): HistoryEntry => ({
  slo_transaction_hash: at,
  slo_action: action,
  actor,
  slo_ip: actor && '203.0.113.7',
  created_at: `2026-11-${at}:00.000Z`,
  changes,
})

const LONG = 'It hangs beside the door, a little crooked, and was repaired twice. '

const [ada, otto] = [
  { id: 7, label: 'Ada Prado' },
  { id: 3, label: 'Otto Lindqvist' },
]

const PAGES: Record<string, HistoryAnswer> = {
  first: {
    data: [
      entry('20T09:12', 'changed', ada, [change('state', 'lit', 'out'), change('secret', 'changed', 'changed')]),
      entry('19T17:40', 'changed', otto, [change('note', `${LONG.repeat(3)}Blue.`, `${LONG.repeat(3)}Green.`)]),
      entry('19T03:00', 'changed', null, [change('note', null, `${LONG.repeat(3)}Blue.`)]),
    ],
    next: '1',
  },
  '1': { data: [entry('02T11:05', 'lit', ada, [change('name', null, 'Ember 5')])], next: null },
}

const answerOf = (before: string) => PAGES[before] ?? { data: [], next: null }

/** Two pages of what was done to a lantern. */
export const historySource = (before = 'first') => ({
  queryKey: ['lantern', 5, 'history', before],
  queryFn: async () => answerOf(before),
})

export const noHistory = () => ({ queryKey: ['lantern', 6, 'history'], queryFn: async () => answerOf('none') })

export const failedHistory = () => ({
  queryKey: ['lantern', 7, 'history'],
  queryFn: () => Promise.reject<HistoryAnswer>(new Error('nobody is there')),
})
