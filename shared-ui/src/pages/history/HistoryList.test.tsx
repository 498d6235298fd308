import { ApiError } from '@candela/shared-auth'
import type { HistoryAnswer, HistoryEntry } from '@candela/shared-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { Page } from '../../components/Page'
import { aQueryClient } from '../../testing/aQueryClient'
import { renderUi } from '../../testing/renderUi'
import { HistoryList, type HistoryRevert, type HistoryWords } from './HistoryList'

const WORDS: HistoryWords = {
  action: action => (action === 'account.update' ? 'Changed' : 'Created'),
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
  changes: changes.map(change => ({ table: 'accounts', field: 'name', before: null, after: null, ...change })),
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

test('an action says who did what, when and from where, and each field before and after', async () => {
  page([
    entry([
      { before: 'Cariri', after: 'Grupo Cariri' },
      { field: 'tier', before: '2', after: '3' },
    ]),
  ])
  setUp()
  const action = within(await screen.findByRole('article'))
  expect(action.getByRole('heading', { name: 'Changed' })).toBeVisible()
  expect(action.getByText('Marina Teles')).toBeVisible()
  expect(action.getByText('From 198.51.100.7')).toBeVisible()
  expect(action.getByText(/20 Nov 2026/)).toHaveAttribute('datetime', '2026-11-20T14:32:00.000000Z')
  expect(action.getAllByRole('term').map(term => term.textContent)).toEqual(['Name', 'Tier'])
  const said = action.getAllByRole('definition').map(side => side.textContent)
  expect(said).toEqual(['BeforeCariri', 'AfterGrupo Cariri', 'BeforeTier 2', 'AfterTier 3'])
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

test('what the product did by itself was the system', async () => {
  page([entry([], { actor: null, slo_ip: null })])
  setUp()
  expect(await screen.findByText('The system')).toBeVisible()
})

test('hostile words are words', async () => {
  page([entry([{ before: 'x', after: '<img src=x onerror=alert(1)>' }])])
  setUp()
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('earlier actions come on demand, below; when they do not come, the ones above stay', async () => {
  page([entry([], { slo_action: 'account.update' })], '17')
  const { user } = setUp()
  load.mockRejectedValueOnce(new ApiError({ code: 'internal', status: 500, failure: 'logs' }))
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }))
  expect(await screen.findByText('The earlier changes did not load')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Changed' })).toBeVisible()
  page([entry([], { slo_action: 'account.store' })])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Created' })).toBeVisible()
  expect(load.mock.calls).toEqual([[undefined], ['17'], ['17']])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
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
