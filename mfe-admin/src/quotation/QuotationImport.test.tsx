import { type QuotationImportReport, quotationEndpoints } from '@candela/shared-contract'
import { answers, refusal, renderScreen, savedFiles, textsOf } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import QuotationImport from './QuotationImport'

const LINES: QuotationImportReport['rows'] = [
  { line: 2, state: 'fresh', cue_date: '2026-11-10', cue_currency: 'USD', before: null, after: '5.4321' },
  { line: 3, state: 'changed', cue_date: '2026-11-10', cue_currency: 'EUR', before: '6.1000', after: '6.1005' },
  { line: 4, state: 'same', cue_date: '2026-11-11', cue_currency: 'EUR', before: '6.2000', after: '6.2000' },
]
const GOOD: QuotationImportReport = {
  ...{ total: 3, fresh: 1, same: 1, changed: 1, wrong: 0 },
  errors: [],
  rows: LINES,
  fingerprint: 'as-seen',
}
const BAD: QuotationImportReport = {
  ...{ total: 1, fresh: 0, same: 0, changed: 0, wrong: 1 },
  errors: [{ line: 2, field: 'cue_value', code: 'decimals', message: 'At most six decimals' }],
  rows: [{ line: 2, state: 'wrong', cue_date: 'someday', cue_currency: 'USD', before: null, after: null }],
  fingerprint: 'wrong',
}

const open = (server: Parameters<typeof renderScreen>[1]) =>
  renderScreen({ '/currency-exchange/import': QuotationImport }, { at: '/currency-exchange/import', ...server })

const FILE = new File(['date,currency,value\n2026-11-10,USD,5.4321'], 'rates.csv', { type: 'application/vnd.ms-excel' })
/** Toasts are read out elsewhere. */
const main = () => within(screen.getByRole('main'))
const rowsOf = (title: string) =>
  textsOf(
    within(screen.getByRole('group', { name: title }))
      .getAllByRole('row')
      .slice(1),
  )

test('a file is looked at line by line, and what was seen is what is imported', async () => {
  const { user, asked, calls } = await open({
    server: [answers(quotationEndpoints.importCheck, GOOD), answers(quotationEndpoints.import, GOOD)],
  })
  await user.upload(screen.getByLabelText('Choose a file'), FILE)
  const report = await screen.findByRole('region', { name: 'Preview' })
  expect(report).toHaveFocus()
  expect(report).toHaveTextContent('Lines3New1Changed1Unchanged1With errors0')
  expect(screen.getByText('rates.csv')).toBeVisible()
  expect(rowsOf('Lines in the file')).toEqual([
    '210 Nov 2026USD5.4321Added',
    '310 Nov 2026EUR6.1000 → 6.1005Changed',
    '411 Nov 2026EUR6.2000Unchanged',
  ])
  await user.click(screen.getByRole('button', { name: 'Import 2 quotations' }))
  expect(await screen.findByText('2 quotations imported.')).toBeVisible()
  expect(screen.getByText('1 line said what is stored already.')).toBeVisible()
  expect(asked(quotationEndpoints.import)).toHaveLength(1)
  expect(calls.at(-1)?.query.get('fingerprint')).toBe('as-seen')
  expect(screen.getByRole('link', { name: 'Show quotations' })).toHaveAttribute(
    'href',
    '/currency-exchange?sort=-updated_at',
  )
})

test('a wrong line is named with its field and its reason, and nothing can be imported', async () => {
  const { user } = await open({ server: [answers(quotationEndpoints.importCheck, BAD)] })
  await user.upload(screen.getByLabelText('Choose a file'), FILE)
  await screen.findByRole('region', { name: 'Preview' })
  expect(rowsOf('Lines with errors')).toEqual(['2Value in BRLAt most six decimals'])
  expect(rowsOf('Lines in the file')).toEqual(['2somedayUSD–Has errors'])
  expect(screen.getByRole('button', { name: 'Import 0 quotations' })).toBeDisabled()
  expect(screen.getByText(/Fix these lines/)).toBeVisible()
})

test('a file that says nothing new can be left alone', async () => {
  const same = { ...GOOD, fresh: 0, changed: 0, same: 3 }
  const { user } = await open({ server: [answers(quotationEndpoints.importCheck, same)] })
  await user.upload(screen.getByLabelText('Choose a file'), FILE)
  expect(await screen.findByText('There is nothing new in this file.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 0 quotations' })).toBeDisabled()
})

test('what changed since the preview is said, and the file is looked at again where it stands', async () => {
  const { user, asked } = await open({
    server: [
      answers(quotationEndpoints.importCheck, GOOD),
      answers(quotationEndpoints.import, refusal('previewOutdated')),
    ],
  })
  await user.upload(screen.getByLabelText('Choose a file'), FILE)
  await user.click(await screen.findByRole('button', { name: 'Import 2 quotations' }))
  expect(await main().findByRole('alert')).toHaveTextContent('previewOutdated')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible()
  expect(main().queryByRole('alert')).not.toBeInTheDocument()
  expect(asked(quotationEndpoints.importCheck)).toHaveLength(2)
})

test('a file that is none keeps its name and says why', async () => {
  const errors = [{ field: 'bank', code: 'columnUnknown', message: 'Unknown column' }]
  const { user } = await open({
    server: [answers(quotationEndpoints.importCheck, refusal('invalid', { errors }))],
  })
  await user.upload(screen.getByLabelText('Choose a file'), FILE)
  expect(await main().findByRole('alert')).toHaveTextContent('This file cannot be imported bank: Unknown column')
  expect(screen.getByText('rates.csv')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
})

test('a file that is too large is not sent', async () => {
  const { user, calls } = await open({ server: [] })
  const large = new File(['x'.repeat(4 * 1024 * 1024 + 1)], 'large.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Choose a file'), large)
  expect(await main().findByRole('alert')).toHaveTextContent('larger than 4 MB')
  expect(calls).toEqual([])
})

test('the template comes as a file', async () => {
  const files = savedFiles()
  const { user } = await open({
    server: [answers(quotationEndpoints.importTemplate, () => new Response('Date,Currency') as never)],
  })
  await user.click(screen.getByRole('button', { name: 'Download template' }))
  await screen.findByRole('button', { name: 'Download template' })
  expect(files.names()).toEqual(['quotations.csv'])
})
