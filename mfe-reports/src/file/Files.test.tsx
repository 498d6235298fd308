import { type ExportFile, exportEndpoints, PAIRS } from '@candela/shared-contract'
import { answers, refusal, renderScreen, type Visit } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import Files from './Files'
import { en } from './words/en'

// The stream of events is the shell's and has tests of its own; here nobody answers it.
jest.mock('@candela/shared-auth', () => ({
  ...jest.requireActual<object>('@candela/shared-auth'),
  onLiveEvent: () => () => undefined,
}))

const INSTANT = '2026-11-21T04:12:00.000000Z'
const NOT = { download: false, cancel: false, rerun: false }

const file = (facts: Partial<ExportFile>): ExportFile => ({
  id: 1,
  exp_report: 'user',
  exp_format: 'csv',
  exp_name: null,
  exp_about: null,
  exp_currency: null,
  exp_zone: null,
  exp_rows: null,
  exp_bytes: null,
  exp_sha256: null,
  exp_expires_at: null,
  state: 'queued',
  error: null,
  done: 0,
  total: null,
  user: { id: 7, label: 'Ana' },
  can: NOT,
  created_at: INSTANT,
  finished_at: null,
  ...facts,
})

const READY = file({
  id: 2,
  state: 'ready',
  exp_name: 'users_20261121-0412.csv',
  exp_about: 'Search: “ana”',
  exp_rows: 6_200,
  exp_bytes: 3 * 1024 * 1024,
  exp_zone: 'UTC',
  exp_sha256: 'abc',
  exp_expires_at: INSTANT,
  can: { ...NOT, download: true, rerun: true },
})

const listing = (files: ExportFile[], endpoint = exportEndpoints.list) =>
  answers(endpoint, () => ({ data: files, meta: { total: files.length, page: 1, perPage: 50, asOf: INSTANT } }))

const open = ({ server = [], ...visit }: Partial<Visit> = {}) =>
  renderScreen({ '/export': Files }, { rights: ['user.list'], ...visit, at: '/export', server })

const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)

test('says of each file how it stands, what it is and what can be done', async () => {
  await open({
    server: [
      listing([
        READY,
        file({ id: 3, state: 'running', done: 1_000, total: 6_200, can: { ...NOT, cancel: true } }),
        file({ id: 4, state: 'failed', exp_format: 'xlsx', error: 'tooLarge', can: { ...NOT, rerun: true } }),
      ]),
    ],
  })
  const ready = await row('users_20261121-0412.csv')
  expect(ready.getByText('Ready')).toBeVisible()
  expect(ready.getByText('Search: “ana”')).toBeVisible()
  expect(ready.getByText(/^6,200 rows · 3\.0 MB · UTC · asked for .* · until /)).toBeVisible()
  expect(ready.getByRole('button', { name: 'Download users_20261121-0412.csv' })).toBeEnabled()
  expect(ready.getByText('SHA-256')).toHaveAccessibleName('SHA-256 of users_20261121-0412.csv')
  expect(ready.getByText('abc')).toBeInTheDocument()
  const running = await row('Users (CSV)')
  expect(running.getByRole('progressbar', { name: 'Progress of Users (CSV)' })).toHaveAttribute('value', '1000')
  expect(running.getByText('1,000 of 6,200 rows')).toBeVisible()
  expect(running.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument()
  expect((await row('Users (Excel)')).getByText('Too many rows for Excel. Choose CSV.')).toBeVisible()
})

test('stops a file and makes one again, and looks at once how it stands', async () => {
  let files = [file({ id: 3, can: { ...NOT, cancel: true } })]
  const one = (facts: Partial<ExportFile>) => ({ record: file({ id: 3, ...facts }) })
  const { user, asked } = await open({
    server: [
      answers(exportEndpoints.list, () => ({
        data: files,
        meta: { total: 1, page: 1, perPage: 50, asOf: INSTANT },
      })),
      answers(exportEndpoints.cancel, () => {
        files = [file({ id: 3, state: 'cancelled', can: { ...NOT, rerun: true } })]
        return one({ state: 'cancelled' })
      }),
      answers(exportEndpoints.rerun, () => one({ id: 4 })),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Stop Users (CSV)' }))
  expect(await screen.findByText('Stopped')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Prepare Users (CSV) again' }))
  await waitFor(() => expect(asked(exportEndpoints.rerun)).toHaveLength(1))
})

test('what could not be done to a file is said, and may be done again', async () => {
  const failed = () => refusal('internal')
  const { user } = await open({
    server: [
      listing([READY, file({ id: 3, can: { ...NOT, cancel: true } })]),
      answers(exportEndpoints.file, failed),
      answers(exportEndpoints.cancel, failed),
      answers(exportEndpoints.rerun, failed),
    ],
  })
  for (const [index, name] of [/^Download users_/, /^Prepare users_/, /^Stop Users/].entries()) {
    const button = await screen.findByRole('button', { name })
    await user.click(button)
    await waitFor(() => expect(screen.getAllByText(en.failedAct)).toHaveLength(index + 1))
    await waitFor(() => expect(button).toBeEnabled())
  }
})

test('without files it says where they come from', async () => {
  await open({ server: [listing([])] })
  expect(await screen.findByText('No files yet')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Whose files' })).not.toBeInTheDocument()
})

test('files of everybody are for who looks after the product', async () => {
  const { user } = await open({
    rights: PAIRS,
    server: [listing([]), listing([{ ...READY, can: NOT }], exportEndpoints.company)],
  })
  await user.click(await screen.findByRole('button', { name: 'Everybody’s' }))
  expect((await row('users_20261121-0412.csv')).getByText(/by Ana/)).toBeVisible()
})

test('a list that does not load says so and is asked again', async () => {
  await open({ server: [answers(exportEndpoints.list, () => refusal('internal'))] })
  expect(await screen.findByText('The files did not load')).toBeVisible()
})
