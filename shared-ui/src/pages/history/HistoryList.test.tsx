import { ApiError } from '@candela/shared-auth'
import type { HistoryAnswer, HistoryEntry } from '@candela/shared-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { Page } from '../../components/Page'
import { aQueryClient } from '../../testing/aQueryClient'
import { renderUi } from '../../testing/renderUi'
import { textsOf } from '../../testing/screens'
import { HistoryList, type HistoryRevert, type HistoryWords } from './HistoryList'

const WORDS: HistoryWords = {
  lines: ({ slo_action, actor, changes }) => {
    const who = actor?.label ?? 'The product'
    if (slo_action !== 'account.update') return [`${who} created it`]
    return changes.map(({ field, after }) => `${who} changed ${field}: ${after}`)
  },
  hasMore: ({ changes }) => changes.some(({ after }) => after !== 'all told'),
  field: field => ({ name: 'Name', tier: 'Tier', token: 'Token' })[field] ?? field,
  value: (value, field) => (field === 'tier' ? `Tier ${value}` : value),
}

const entry = (
  changes: Partial<HistoryEntry['changes'][number]>[],
  more: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  slo_transaction_hash: crypto.randomUUID(),
  slo_action: 'account.update',
  actor: { id: 2, label: 'Marina Teles' },
  slo_ip: '198.51.100.7',
  created_at: '2026-11-20T14:32:00.000000Z',
  changes: changes.map(change => ({
    row: 1,
    rowEvent: 'changed',
    table: 'accounts',
    field: 'name',
    before: null,
    after: null,
    ...change,
  })),
  ...more,
})

const load = jest.fn<Promise<HistoryAnswer>, [string | undefined]>()

const setUp = (revert?: HistoryRevert) => {
  const client = aQueryClient()
  return renderUi(
    <QueryClientProvider client={client}>
      <Page title="Grupo Cariri">
        <HistoryList
          source={before => ({ queryKey: ['history', { before }], queryFn: () => load(before) })}
          words={WORDS}
          revert={revert}
        />
      </Page>
    </QueryClientProvider>,
  )
}

const page = (data: HistoryEntry[], next: string | null = null) => load.mockResolvedValueOnce({ data, next })

beforeEach(() => load.mockReset())

test('an entry has a line for each change, when and from where, and below it each field before and after', async () => {
  page([
    entry([
      { before: 'Cariri', after: 'Grupo Cariri' },
      { field: 'tier', before: '2', after: '3' },
    ]),
  ])
  const { user } = setUp()
  const action = within(await screen.findByRole('article'))
  expect(textsOf(action.getAllByRole('listitem'))).toEqual([
    'Marina Teles changed name: Grupo Cariri',
    'Marina Teles changed tier: 3',
  ])
  expect(action.getByText('From 198.51.100.7')).toBeVisible()
  expect(action.getByText(/20 Nov 2026/)).toHaveAttribute('datetime', '2026-11-20T14:32:00.000000Z')
  expect(action.getByText('Tier', { selector: 'dt' })).not.toBeVisible()
  await user.click(action.getByText('Field by field'))
  expect(textsOf(action.getAllByRole('term'))).toEqual(['Name', 'Tier'])
  const said = textsOf(action.getAllByRole('definition'))
  expect(said).toEqual(['BeforeCariri', 'AfterGrupo Cariri', 'BeforeTier 2', 'AfterTier 3'])
})

test('an entry that is told by its lines offers nothing to be looked up', async () => {
  page([entry([{ before: 'Cariri', after: 'all told' }])])
  setUp()
  expect(await screen.findByText('Marina Teles changed name: all told')).toBeVisible()
  expect(screen.queryByText('Field by field')).not.toBeInTheDocument()
})

test('the part of a text that changed stands out', async () => {
  page([entry([{ before: 'Mídia Digital Norte', after: 'Mídia Impressa Norte' }])])
  setUp()
  expect(await screen.findByText('Digital')).toHaveProperty('tagName', 'DEL')
  expect(screen.getByText('Impressa')).toHaveProperty('tagName', 'INS')
})

test('what was nothing is not shown, what became nothing is empty, and of a secret only that it changed', async () => {
  page([
    entry([
      { before: null, after: 'New' },
      { field: 'tier', before: '2', after: null },
      { field: 'token', before: 'changed', after: 'changed' },
    ]),
  ])
  setUp()
  await screen.findByRole('article')
  const said = screen.getAllByRole('definition').map(side => side.textContent)
  expect(said).toEqual(['AfterNew', 'BeforeTier 2', 'Afterempty', 'changed'])
})

test('what the product did by itself bears no name and no address', async () => {
  page([entry([], { slo_action: 'account.store', actor: null, slo_ip: null })])
  setUp()
  expect(await screen.findByText('The product created it')).toBeVisible()
  expect(screen.queryByText(/^From/)).not.toBeInTheDocument()
})

test('hostile words are words', async () => {
  page([entry([{ before: 'x', after: '<img src=x onerror=alert(1)>' }])])
  setUp()
  expect(await screen.findByText('Marina Teles changed name: <img src=x onerror=alert(1)>')).toBeVisible()
})

test('earlier actions come on demand, below; when they do not come, the ones above stay', async () => {
  page([entry([{ after: 'all told' }], { slo_action: 'account.update' })], '17')
  const { user } = setUp()
  load.mockRejectedValueOnce(new ApiError({ code: 'internal', status: 500, failure: 'logs' }))
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }))
  expect(await screen.findByText('The earlier changes did not load')).toBeVisible()
  expect(screen.getByText('Marina Teles changed name: all told')).toBeVisible()
  page([entry([], { slo_action: 'account.store' })])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Marina Teles created it')).toBeVisible()
  expect(load.mock.calls).toEqual([[undefined], ['17'], ['17']])
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('no history yet is said', async () => {
  page([])
  setUp()
  expect(await screen.findByText('No changes yet')).toBeVisible()
})

test('a history that does not load can be asked for again', async () => {
  load.mockRejectedValueOnce(new ApiError({ code: 'internal', status: 500, failure: 'logs', requestId: 'req-9' }))
  const { user } = setUp()
  expect(await screen.findByText(/The logs could not be loaded/)).toBeVisible()
  page([entry([])])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

const revertable = (onRevert = jest.fn(async () => undefined)): HistoryRevert => ({
  canRevert: ({ slo_action }) => slo_action !== 'account.store',
  onRevert,
})

test('an entry is taken back after what it would change was seen', async () => {
  const changed = entry([{ field: 'tier', before: '2', after: '3' }])
  page([changed, entry([{ before: null, after: 'Cariri' }], { slo_action: 'account.store' })])
  const onRevert = jest.fn(async () => undefined)
  const { user } = setUp(revertable(onRevert))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this change?' }))
  expect(dialog.getAllByRole('definition').map(side => side.textContent)).toEqual(['NowTier 3', 'ThenTier 2'])
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(onRevert).toHaveBeenCalledWith(changed)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('what was not taken back says why, and can be tried again', async () => {
  page([entry([{ field: 'tier', before: '2', after: '3' }])])
  const fields = [{ field: 'tier', code: 'notHeld', message: 'You cannot give this.' }]
  const onRevert = jest.fn(async () => undefined)
  onRevert.mockRejectedValueOnce(new ApiError({ code: 'invalid', failure: 'update', message: 'Not valid.', fields }))
  const { user } = setUp(revertable(onRevert))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('The change was not undone')).toBeVisible()
  expect(dialog.getByText(/You cannot give this/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(onRevert).toHaveBeenCalledTimes(2)
})

test('what stayed is said once: it names the row that the rest is about', async () => {
  page([
    entry([
      { before: 'Ana', after: 'Ana' },
      { field: 'tier', before: '1', after: '2' },
    ]),
  ])
  setUp()
  await screen.findByRole('article')
  const said = screen.getAllByRole('definition').map(side => side.textContent)
  expect(said).toEqual(['Ana', 'BeforeTier 1', 'AfterTier 2'])
})
