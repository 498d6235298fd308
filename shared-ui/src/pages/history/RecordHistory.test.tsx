import {
  defineEndpoint,
  type Endpoint,
  type HistoryEntry,
  historyAnswer,
  type LogConfig,
} from '@candela/shared-contract'
import { answers, INSTANT, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
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
const SITE = defineEntity(CALLS, { name: 'website', path: '/website', nameOf: () => 'a.example' })
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

type Change = HistoryEntry['changes'][number]

const change = (field: string, before: string | null, after: string | null, more: Partial<Change> = {}): Change => ({
  row: 1,
  rowEvent: 'changed',
  table: 'websites',
  field,
  before,
  after,
  ...more,
})

const entry = (slo_action: string, ...changes: Change[]): HistoryEntry => ({
  slo_transaction_hash: crypto.randomUUID(),
  slo_action,
  actor: { id: 2, label: 'Marina Teles' },
  slo_ip: null,
  created_at: INSTANT,
  changes,
})

const ENTRIES = [
  entry('website.update', change('anw_name', 'News', 'Gazeta'), change('anw_comission', '10', '12.5')),
  entry('website.approve', change('anw_status', '2', '0')),
  entry(
    'website.bulk',
    change('wsu_id_user', null, 'Ana', { row: 2, rowEvent: 'made', table: 'website_users' }),
    change('wsu_id_user', 'Bia', null, { row: 3, rowEvent: 'gone', table: 'website_users' }),
  ),
  entry('website.revert', change('anw_product', 'Candela', null)),
  entry(
    'website.revert',
    change('anw_name', 'Gazeta', 'News'),
    change('wsu_id_user', 'Ana', null, { row: 2, rowEvent: 'gone', table: 'website_users' }),
    change('wsu_id_user', null, 'Bia', { row: 3, rowEvent: 'made', table: 'website_users' }),
  ),
  entry('website.revert', change('wsu_id_user', null, 'Cid', { row: 2, rowEvent: 'made', table: 'website_users' })),
  entry('website.polish', change('anw_shine', 'little', 'much')),
  entry('website.update', change('anw_name', 'x', 'Long '.repeat(40))),
  // With its account, or by itself: either way that is how it came.
  entry('account.store', change('anw_name', null, 'News', { rowEvent: 'made' })),
]

const History = () => (
  <RecordHistory
    entity={SITE}
    answer={{ record: { id: 9, updated_at: INSTANT }, can: { update: true, destroy: true } } as never}
    logConfig={IN_LOG}
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

test('the history speaks as the log of the system: a sentence for each change, and of what has no word none of ours', async () => {
  await show()
  await screen.findByText(/News → Gazeta/)
  const lines = screen.getAllByRole('article').flatMap(article => textsOf(within(article).getAllByRole('listitem')))
  expect(lines).toEqual([
    'Marina Teles changed Name of a.example: News → Gazeta',
    'Marina Teles changed Commission of a.example: 10.00% → 12.50%',
    'Marina Teles approved a.example',
    'Marina Teles added Ana to a.example',
    'Marina Teles removed Bia from a.example',
    'Marina Teles took back a change of a.example – Product: Candela → empty',
    'Marina Teles took back a change of a.example: Name and User',
    'Marina Teles took back a change of a.example – User: empty → Cid',
    'Marina Teles changed Other field of a.example: little → much',
    expect.stringMatching(/^Marina Teles changed Name of a\.example: x → Long .*…$/),
    'Marina Teles created the website a.example',
  ])
  expect(screen.getAllByText('Field by field')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'View log' })).toHaveAttribute(
    'href',
    '/system-log?f.by_itself=all&f.slo_type=website&f.slo_object_id=9',
  )
})

test('whoever has the right takes back what comes back, but not that there is a record', async () => {
  await show('website.update')
  await screen.findByText(/News → Gazeta/)
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
})
