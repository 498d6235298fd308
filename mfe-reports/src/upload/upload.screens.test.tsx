import {
  adNetworkEndpoints,
  PAIRS,
  type Pair,
  reportRowEndpoints,
  reportUploadEndpoints,
  UPLOAD_CHARACTERS,
  type UploadCheck,
} from '@candela/shared-contract'
import { answers, refusal, renderScreen } from '@candela/shared-ui/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import UploadNew from './UploadNew'

const NUMBERS = { value: '10.000000', ad_requests: 1_000, impressions: 800 }
const TRANSACTION = '0b0f9f6e-5a5b-4d0a-9c8e-1f2a3b4c5d6e'
const REPORT: UploadCheck = {
  headings: [
    { heading: 'Date', column: 'anr_date' },
    { heading: 'Money', column: 'anr_value' },
  ],
  missing: [],
  rows: 3,
  fresh: 1,
  same: 1,
  conflicts_count: 1,
  conflicts: [{ line: 2, label: '2026-03-01 · folha.example', currency: 'BRL', stored: NUMBERS, said: NUMBERS }],
  problems_count: 0,
  problems: [],
  totals: [{ ...NUMBERS, currency: 'BRL', rows: 3 }],
  from: '2026-03-01',
  to: '2026-03-02',
}
const DONE = { transaction: TRANSACTION, stored: 2, kept: 0, same: 1, from: '2026-03-01', to: '2026-03-02' }

const open = async (report: Partial<UploadCheck> = {}, rights: readonly Pair[] = PAIRS, more: object[] = []) => {
  const uploads = [
    answers(reportUploadEndpoints.uploads, []),
    answers(adNetworkEndpoints.simpleList, [{ id: 7, label: 'Restolho' }]),
    answers(reportUploadEndpoints.check, { ...REPORT, ...report }),
    answers(reportUploadEndpoints.import, DONE),
    answers(reportRowEndpoints.bulk, { transaction: TRANSACTION, done: 2, refused: [] }),
  ]
  const rendered = await renderScreen(
    { '/ad-network-report/new': UploadNew },
    { at: '/ad-network-report/new', rights, server: [...(more as typeof uploads), ...uploads] },
  )
  const { user } = rendered
  await user.type(await screen.findByRole('combobox', { name: 'Ad network' }), 'Rest')
  await user.click(await screen.findByRole('option', { name: 'Restolho' }))
  fireEvent.change(screen.getByLabelText('Paste the lines here, with their headings'), {
    target: { value: 'Date\tMoney' },
  })
  await user.click(screen.getByRole('button', { name: 'Check lines' }))
  return rendered
}

test('lines are checked, conflicts are decided, and what was stored can be taken back', async () => {
  const { user, asked } = await open()
  const conflicts = within(await screen.findByRole('list', { name: 'Other numbers' }))
  expect(conflicts.getByText(/Line 2: 2026-03-01/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Store 1 row' })).toBeEnabled()
  await user.click(screen.getByRole('radio', { name: 'Replace with your lines' }))
  await user.click(screen.getByRole('button', { name: 'Store 2 rows' }))
  expect(asked(reportUploadEndpoints.import)).toEqual([])
  await user.type(screen.getByLabelText('Reason'), 'By mail')
  await user.click(screen.getByRole('button', { name: 'Store 2 rows' }))
  expect(await screen.findByText('2 rows stored')).toBeVisible()
  expect(asked(reportUploadEndpoints.import)).toMatchObject([
    { anr_id_ad_network: 7, text: 'Date\tMoney', conflict: 'replace', reason: 'By mail' },
  ])
  expect(screen.getByRole('link', { name: 'Show the rows' })).toHaveAttribute(
    'href',
    '/report/report01?f.period=2026-03-01..2026-03-02',
  )
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Taken back')).toBeVisible()
  expect(asked(reportRowEndpoints.bulk)).toEqual([{ action: 'undo', payload: { transaction: TRANSACTION } }])
})

test('what is wrong is said line by line, and nothing can be stored', async () => {
  await open({
    problems_count: 51,
    problems: [{ line: 3, heading: 'Money', code: 'invalid', message: 'Not an amount' }],
  })
  expect(
    within(await screen.findByRole('list', { name: 'Wrong' })).getByText('Line 3, Money: Not an amount'),
  ).toBeVisible()
  expect(screen.getByText('50 more')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Store/ })).not.toBeInTheDocument()
})

test('a heading that nobody knows is told what it is', async () => {
  const { user, asked } = await open({ missing: ['anw_website'], headings: [{ heading: 'Where', column: null }] })
  expect(await screen.findByText(/No heading is Website yet/)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Where' }))
  await user.click(await screen.findByRole('option', { name: 'Website' }))
  expect(asked(reportUploadEndpoints.check).at(-1)).toMatchObject({
    headings: [{ heading: 'Where', column: 'anw_website' }],
  })
})

test('whoever may only check is told so', async () => {
  await open({}, ['adNetworkReport.store', 'adNetwork.simpleList'])
  expect(await screen.findByText(/Storing them needs another right/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Store 1 row' })).toBeDisabled()
})

test('a file that is too large is refused before it is sent, and a refusal says its lines', async () => {
  const errors = [{ field: 'line 2', code: 'csv', message: 'This is no CSV' }]
  const { user } = await open({}, PAIRS, [answers(reportUploadEndpoints.check, () => refusal('invalid', { errors }))])
  expect(await screen.findByText('line 2: This is no CSV')).toBeVisible()
  const file = new File(['x'.repeat(UPLOAD_CHARACTERS + 1)], 'year.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Choose a file'), file)
  expect(await screen.findByText(/year\.csv has 3 MB; up to 2 MB are read/)).toBeVisible()
})
