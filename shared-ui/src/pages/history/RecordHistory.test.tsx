import {
  defineEndpoint,
  type Endpoint,
  type HistoryEntry,
  historyAnswer,
  type LogConfig,
} from '@candela/shared-contract'
import { answers, INSTANT, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import { defineEntity } from '../entity/entity'
import { RecordHistory } from './RecordHistory'

const endpoint = (method: Endpoint['method'], path: Endpoint['path']) =>
  defineEndpoint({ method, path, summary: path, access: 'website.list', effect: 'read', failure: 'get' })

const CALLS = {
  list: endpoint('POST', '/website/list'),
  get: endpoint('GET', '/website/:id'),
  store: endpoint('POST', '/website'),
  update: endpoint('POST', '/website/:id'),
  destroy: endpoint('DELETE', '/website/:id'),
  restore: endpoint('POST', '/website/:id/restore'),
  history: { ...endpoint('GET', '/website/:id/history'), answer: historyAnswer },
  revert: endpoint('POST', '/website/:id/revert'),
}
const SITE = defineEntity(CALLS, { name: 'website', path: '/website', nameOf: ({ id }: { id: number }) => String(id) })
const IN_LOG: LogConfig = {
  types: ['website'],
  path: '/website',
  right: 'website.get',
  revert: {
    endpoint: CALLS.revert as never,
    right: 'website.update',
    table: 'websites',
    fields: ['anw_name'],
    ties: [],
  },
}

const entry = (slo_action: string, field: string, after: string, table = 'websites'): HistoryEntry => ({
  slo_transaction_hash: `${slo_action} ${field}`,
  slo_action,
  actor: { id: 2, label: 'Marina Teles' },
  slo_ip: null,
  created_at: INSTANT,
  changes: [{ table, field, before: null, after }],
})

const ENTRIES = [
  entry('website.update', 'anw_name', 'Gazeta'),
  entry('website.reject', 'anw_status', '0'),
  entry('website.bulk', 'wsu_id_user', 'Ana', 'website_users'),
  entry('website.revert', 'anw_comission', '20.00'),
  entry('website.polish', 'anw_shine', 'much'),
  entry('website.store', 'anw_name', 'News'),
]

const History = () => (
  <RecordHistory
    entity={SITE}
    answer={{ record: { id: 9, updated_at: INSTANT }, can: { update: true, destroy: true } } as never}
    logConfig={IN_LOG}
    actions={{ 'website.reject': 'Decided' }}
    values={{ anw_status: { 0: 'Out', 1: 'Lit' }, anw_comission: share => `${share} %` }}
  />
)

const show = (...rights: 'website.update'[]) =>
  renderScreen(
    { '/': History },
    {
      rights: ['website.list', ...rights],
      server: [answers(CALLS.history, { data: ENTRIES, next: null })],
    },
  )

test('the history speaks as the log of the system, as itself where it says so, and of what has no word as it is', async () => {
  await show()
  await screen.findByText('Gazeta')
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
    'Website changed',
    'Decided',
    'Bulk change',
    'Change undone',
    'website.polish',
    'Website created',
  ])
  expect(textsOf(screen.getAllByRole('term'))).toEqual(['Name', 'Status', 'User', 'Commission', 'anw_shine', 'Name'])
  for (const words of ['Out', '20.00 %', 'much']) expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View log' })).toHaveAttribute(
    'href',
    '/system-log?f.slo_type=website&f.slo_object_id=9',
  )
})

test('whoever has the right takes back what comes back, but not that there is a record', async () => {
  await show('website.update')
  await screen.findByText('Gazeta')
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
})
