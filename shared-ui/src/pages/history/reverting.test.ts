import type { HistoryEntry } from '@candela/shared-contract'
import { changesIfReverted } from './reverting'

type Change = HistoryEntry['changes'][number]

const change = (field: string, before: string | null, after: string | null, table = 'accounts'): Change => ({
  row: 1,
  rowEvent: 'changed',
  table,
  field,
  before,
  after,
})
const entry = (...changes: Change[]): HistoryEntry => ({
  slo_transaction_hash: crypto.randomUUID(),
  slo_action: 'account.update',
  actor: null,
  slo_ip: null,
  created_at: '2026-11-20T14:32:00.000000Z',
  changes,
})

test('leads from what the newest change left to what was before', () => {
  const old = entry(change('tier', '1', '2'), change('name', 'a', 'b'))
  const newest = entry(change('tier', '2', '3'))
  expect(changesIfReverted(old, [newest, old], {})).toEqual([change('tier', '3', '1'), change('name', 'b', 'a')])
})

test('what has come back already and what never does is left out', () => {
  const old = entry(change('tier', '1', '2'), change('email', 'a', 'b'))
  const back = entry(change('tier', '2', '1'))
  const comesBack = ({ field }: Change) => field !== 'email'
  expect(changesIfReverted(old, [back, old], { comesBack })).toEqual([])
  expect(changesIfReverted(back, [back, old], { comesBack })).toEqual([change('tier', '1', '2')])
})

test('a row of a table that holds several is turned round, with what names it', () => {
  const share = entry(
    change('acu_id_user', 'Ana', 'Ana', 'account_users'),
    change('acu_comission', '1', '2', 'account_users'),
  )
  const other = entry(change('acu_comission', '5', '6', 'account_users'))
  expect(changesIfReverted(share, [other, share], { ties: ['account_users'] })).toEqual([
    change('acu_id_user', 'Ana', 'Ana', 'account_users'),
    change('acu_comission', '2', '1', 'account_users'),
  ])
})
