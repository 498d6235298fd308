import {
  adNetworkEndpoints,
  PAIRS,
  type PageviewCheck,
  type Pair,
  pageviewUploadEndpoints,
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
  wrong_lines: 0,
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

test('added up, rows that are stored alike count as well', async () => {
  const { user } = await open({ fresh: 0, same: 2, conflicts_count: 0, conflicts: [] })
  expect(await screen.findByText('Nothing new to store')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Replace with your lines' }))
  expect(screen.getByText('Nothing new to store')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^Add both up/ }))
  expect(screen.getByRole('button', { name: 'Store 2 rows' })).toBeEnabled()
})

test('what is wrong is said line by line, and nothing can be stored', async () => {
  await open({
    problems_count: 51,
    wrong_lines: 40,
    problems: [{ line: 3, heading: 'Money', said: 'ten', code: 'invalid', message: 'Not an amount' }],
  })
  expect(within(await screen.findByRole('list', { name: 'Wrong' })).getByRole('listitem')).toHaveTextContent(
    'Line 3, Money “ten”: Not an amount',
  )
  expect(screen.getByText('40')).toBeVisible()
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

test('a heading that is only suggested is not said, and the one that loses its column is', async () => {
  const headings: UploadCheck['headings'] = [
    { heading: 'Gross', column: 'anr_value' },
    { heading: 'Money', column: null },
    { heading: 'Odd', column: null },
  ]
  const { user, asked } = await open({ headings })
  await user.click(await screen.findByRole('combobox', { name: 'Money' }))
  await user.click(await screen.findByRole('option', { name: 'Gross' }))
  expect(asked(reportUploadEndpoints.check).at(-1)).toMatchObject({
    headings: [
      { heading: 'Gross', column: null },
      { heading: 'Money', column: 'anr_value' },
    ],
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

describe('pageviews', () => {
  const CHECK: PageviewCheck = {
    headings: [
      { heading: 'Day', column: 'wsd_date' },
      { heading: 'Views', column: 'wsd_pageviews' },
    ],
    missing: [],
    rows: 2,
    fresh: 1,
    same: 0,
    conflicts_count: 1,
    conflicts: [
      {
        line: 3,
        label: '2026-03-02 · folha.example',
        stored: { pageviews: 1_000, sessions: 40 },
        said: { pageviews: 1_200, sessions: null },
      },
    ],
    problems_count: 0,
    wrong_lines: 0,
    problems: [],
    totals: { pageviews: 2_200, sessions: null },
    from: '2026-03-01',
    to: '2026-03-02',
  }
  const LATELY = {
    ...{ id: 9, at: '2026-03-05T10:00:00Z', actor: 'Ana', of: 'pageviews' as const, reason: 'Counted anew', rows: 3 },
    ...{ transaction: TRANSACTION, left: 3, can_undo: true },
  }
  const DAY = { date: '2026-03-02', website: 'Folha', before: { pageviews: 5, sessions: null } }

  const openPageviews = (rights: readonly Pair[] = PAIRS) =>
    renderScreen(
      { '/ad-network-report/new': UploadNew },
      {
        at: '/ad-network-report/new',
        rights,
        server: [
          answers(reportUploadEndpoints.uploads, [LATELY]),
          answers(pageviewUploadEndpoints.checkPageviews, CHECK),
          answers(pageviewUploadEndpoints.importPageviews, DONE),
          answers(pageviewUploadEndpoints.days, [{ ...DAY, after: { pageviews: 8, sessions: null } }]),
        ],
      },
    )

  test('need no ad network, are checked and stored, and their websites are one press away', async () => {
    const { user, asked, address } = await openPageviews()
    await user.click(screen.getByRole('button', { name: 'Pageviews' }))
    expect(address()).toBe('/ad-network-report/new?of=pageviews')
    expect(screen.queryByRole('combobox', { name: 'Ad network' })).not.toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Paste the lines here, with their headings'), {
      target: { value: 'Day\tViews' },
    })
    await user.click(screen.getByRole('button', { name: 'Check lines' }))
    const conflicts = within(await screen.findByRole('list', { name: 'Other numbers' }))
    expect(conflicts.getByText('Stored: 1,000 pageviews, 40 sessions')).toBeVisible()
    expect(conflicts.getByText('In your lines: 1,200 pageviews')).toBeVisible()
    expect(screen.getByText('2,200 pageviews')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Replace with your lines' }))
    await user.type(screen.getByLabelText('Reason'), 'By mail')
    await user.click(screen.getByRole('button', { name: 'Store 2 rows' }))
    expect(await screen.findByText('2 days of pageviews stored')).toBeVisible()
    expect(asked(pageviewUploadEndpoints.importPageviews)).toMatchObject([
      { text: 'Day\tViews', decimal: '.', conflict: 'replace', reason: 'By mail' },
    ])
    expect(screen.getByRole('link', { name: 'Show the websites' })).toHaveAttribute(
      'href',
      '/report/report04?period=2026-03-01..2026-03-02',
    )
  })

  test('that became others can be opened', async () => {
    const { user } = await openPageviews()
    expect(await screen.findByText(/3 days of pageviews/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'What changed' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    expect(await dialog.findByRole('row', { name: '2 Mar 2026 Folha 5 8' })).toBeVisible()
  })
})
