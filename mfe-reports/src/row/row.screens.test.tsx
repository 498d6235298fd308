import {
  BRAND,
  type BulkAnswer,
  PAIRS,
  type Pair,
  type ReportRow,
  type ReportRowHistoryEntry,
  type ReportRowTotals,
  reportRowEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, INSTANT, onePage, onPhone, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import RowList from './RowList'
import RowShow from './RowShow'
import { ROW } from './testRow'

const READS: Pair[] = ['report.report01']
const REAIS: ReportRowTotals['totals'][number] = {
  ...{ currency: 'BRL', value: '12.000000', net: '9.600000', ecpm: '10.00' },
  ...{ ad_requests: 1_000, impressions: 1_200 },
}
const TOTALS: ReportRowTotals = { rows: 1, fill: '120.00', totals: [REAIS] }
const PREVIEW = { net: '8.000000', currency: 'BRL', before: '9.600000', currency_before: 'BRL' } as const
const LATER = '2026-11-20T12:01:00.000000Z'
const TRANSACTION = '0b0f9f6e-5a5b-4d0a-9c8e-1f2a3b4c5d6e'

const common = [
  answers(reportRowEndpoints.totals, TOTALS),
  answers(reportRowEndpoints.preview, PREVIEW),
  answers(viewEndpoints.list, []),
]

const list = (row: Partial<ReportRow> = {}, rights: readonly Pair[] = PAIRS, more: object[] = [], question = '') =>
  renderScreen(
    { '/report/report01': RowList },
    {
      at: `/report/report01${question}`,
      rights,
      server: [...(more as typeof common), answers(reportRowEndpoints.list, onePage([{ ...ROW, ...row }])), ...common],
    },
  )

const openMenu = async (user: Awaited<ReturnType<typeof list>>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: /Actions for Folha/ }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the list of rows', () => {
  test('shows money, what looks wrong and what it all adds up to', async () => {
    await list()
    expect(await screen.findByRole('link', { name: /^Folha/ })).toHaveAttribute(
      'href',
      '/report/report01/4.2026-03-01.7.9.3.2.1.BRL.',
    )
    for (const text of ['R$12.00', 'R$9.60', 'More impressions than requests'])
      expect((await screen.findAllByText(text))[0]).toBeVisible()
    const sums = /^1 row · \d.* – \d.* 20\d\d · gross R\$12\.00 · net R\$9\.60 · eCPM R\$10\.00 · fill 120/
    expect(await screen.findByText(sums)).toBeVisible()
  })

  const totalOf = async (totals: Omit<ReportRowTotals, 'rows'>) => {
    await list({}, PAIRS, [answers(reportRowEndpoints.totals, { rows: 9, ...totals })])
    return (await screen.findByText(/^9 rows · /)).textContent?.split(' · ').slice(2)
  }

  test('amounts of two currencies stand beside each other, and the fill is of all rows as the server says it', async () => {
    const dollars = { ...REAIS, currency: 'USD' as const, value: '5.000000', net: null, ecpm: '6.25' }
    expect(await totalOf({ fill: '33.33', totals: [REAIS, dollars] })).toEqual([
      'gross R$12.00 + $5.00',
      'net R$9.60',
      'eCPM R$10.00, $6.25',
      'fill 33.33%',
    ])
  })

  test('where nothing was earned, amounts are of the currency that rows have', async () => {
    const none = { ...REAIS, ad_requests: 0, impressions: 0, ecpm: null }
    const totals = [
      { ...none, value: null, net: '0.000000' },
      { ...none, currency: 'USD' as const, value: '0.000000', net: null },
    ]
    expect(await totalOf({ fill: null, totals })).toEqual(['gross $0.00', 'net R$0.00'])
  })

  test('where nothing was earned in two currencies, both are said', async () => {
    const totals = (['BRL', 'USD'] as const).map(currency => ({ ...REAIS, currency, value: '0.000000', ecpm: '0.00' }))
    expect((await totalOf({ fill: '120.00', totals }))?.[0]).toBe('gross R$0.00 + $0.00')
  })

  test('offers changes to whoever may, and only to read to others', async () => {
    const { user } = await list({ can: { update: false, store: false, destroy: false } }, READS)
    await user.click(await screen.findByRole('button', { name: /Actions for Folha/ }))
    expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Open'])
  })

  test('a change says its reason, shows the net before it is stored, and is taken back', async () => {
    const { user, asked } = await list({}, PAIRS, [
      answers(reportRowEndpoints.update, { transaction: TRANSACTION, record: ROW }),
      answers(reportRowEndpoints.bulk, { transaction: TRANSACTION, done: 1, refused: [] }),
    ])
    await openMenu(user, 'Edit row')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit row' }))
    await user.clear(dialog.getByLabelText('Gross'))
    await user.type(dialog.getByLabelText('Gross'), '10')
    expect(dialog.getByText('R$8.33')).toBeVisible()
    expect(await dialog.findByText('−R$1.60')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save row' }))
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('The field is required')
    await user.type(dialog.getByLabelText('Reason'), 'Corrected')
    await user.click(dialog.getByRole('button', { name: 'Save row' }))
    expect(await screen.findByText('Row changed')).toBeVisible()
    expect(asked(reportRowEndpoints.update)).toMatchObject([
      { anr_value: '10', anr_impressions: 1_200, reason: 'Corrected', updated_at: INSTANT },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Taken back')).toBeVisible()
    expect(asked(reportRowEndpoints.bulk)).toEqual([{ action: 'undo', payload: { transaction: TRANSACTION } }])
  })

  test('a change says which row it is of, and what was typed goes only when somebody says so', async () => {
    const { user } = await list()
    await openMenu(user, 'Edit row')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit row' }))
    expect(dialog.getByText(/^Folha · Top · /)).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Corrected')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay here' }))
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Corrected')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await openMenu(user, 'Edit row')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('what the server refuses stands under its field, and nothing typed is lost', async () => {
    const errors = [{ field: 'anr_date', code: 'futureDay', message: 'This day is still to come' }]
    const { user } = await list({}, PAIRS, [answers(reportRowEndpoints.update, () => refusal('invalid', { errors }))])
    await openMenu(user, 'Edit row')
    await user.type(await screen.findByLabelText('Reason'), 'Other day')
    await user.click(screen.getByRole('button', { name: 'Save row' }))
    expect(await screen.findByText('This day is still to come')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('Other day')
  })

  test('a change that somebody else was before says what is stored now, keeps what was typed, and is stored then', async () => {
    const now = { ...ROW, anr_impressions: 700, updated_at: LATER }
    let isLate = true
    const { user, asked } = await list({}, PAIRS, [
      answers(reportRowEndpoints.update, () => {
        if (!isLate) return { transaction: TRANSACTION, record: now }
        isLate = false
        return refusal('stale', { current: { record: now } })
      }),
    ])
    await openMenu(user, 'Edit row')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit row' }))
    await user.clear(dialog.getByLabelText('Gross'))
    await user.type(dialog.getByLabelText('Gross'), '10')
    await user.type(dialog.getByLabelText('Reason'), 'Corrected')
    const lists = asked(reportRowEndpoints.list).length
    await user.click(dialog.getByRole('button', { name: 'Save row' }))
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('Somebody changed this row since you opened it')
    expect(alert).toHaveTextContent('Stored now: Gross R$12.000000 · Ad requests 1,000 · Refresh requests 0')
    expect(alert).toHaveTextContent('Impressions 700')
    expect(dialog.getByLabelText('Gross')).toHaveValue('10')
    expect(dialog.getByLabelText('Impressions')).toHaveValue('700')
    await waitFor(() => expect(asked(reportRowEndpoints.list)).toHaveLength(lists + 1))
    await user.click(dialog.getByRole('button', { name: 'Save row' }))
    expect(await screen.findByText('Row changed')).toBeVisible()
    expect(asked(reportRowEndpoints.update)[1]).toMatchObject({
      ...{ anr_value: '10', anr_impressions: 700, reason: 'Corrected', updated_at: LATER },
    })
  })

  test('another currency of many asks why, and keeps what was typed until it is stored', async () => {
    onPhone()
    let answer: () => BulkAnswer | Response = () => refusal('unavailable')
    const { user, asked } = await list(
      {},
      PAIRS,
      [answers(reportRowEndpoints.bulk, () => answer())],
      '?f.anr_currency=BRL',
    )
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: /^Select Folha/ }))
    await user.click(screen.getByRole('button', { name: 'Change currency' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the currency of 1 row?' }))
    const confirm = async () => user.click(dialog.getByRole('button', { name: 'Change currency' }))
    await confirm()
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/The field is required/)
    await user.click(dialog.getByRole('combobox', { name: 'Currency' }))
    await user.click(await screen.findByRole('option', { name: 'EUR' }))
    await user.type(dialog.getByLabelText('Reason'), 'Never dollars')
    await confirm()
    expect(await screen.findByText(/The server says: unavailable/)).toBeVisible()
    expect(dialog.getByLabelText('Reason')).toHaveValue('Never dollars')
    answer = () => ({ transaction: TRANSACTION, done: 1, refused: [] })
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(asked(reportRowEndpoints.bulk).at(-1)).toEqual({
      action: 'currency',
      rows: [{ id: ROW.id, updated_at: ROW.updated_at }],
      payload: { anr_currency: 'EUR', reason: 'Never dollars', filters: { anr_currency: ['BRL'] } },
    })
  })

  test('a removal asks why', async () => {
    const { user, asked } = await list({}, PAIRS, [
      answers(reportRowEndpoints.destroy, { transaction: TRANSACTION, record: null }),
    ])
    await openMenu(user, 'Remove')
    await user.click(await screen.findByRole('button', { name: 'Remove row' }))
    expect(asked(reportRowEndpoints.destroy)).toEqual([])
    await user.type(screen.getByLabelText('Reason'), 'Twice')
    await user.click(screen.getByRole('button', { name: 'Remove row' }))
    expect(await screen.findByText('Row removed')).toBeVisible()
  })
})

describe('one row', () => {
  const EDITED: ReportRowHistoryEntry = {
    at: INSTANT,
    actor: 'Ana Finance',
    kind: 'update',
    source: 'edited',
    reason: 'The network corrected it',
    is_undone: false,
    changes: [{ field: 'net', before: 'BRL 8.000000', after: 'BRL 9.600000' }],
  }
  const show = (row: Partial<ReportRow> = {}, history = [EDITED]) =>
    renderScreen(
      { '/report/report01/:id': RowShow },
      {
        at: `/report/report01/${ROW.anr_key}`,
        rights: PAIRS,
        server: [
          answers(reportRowEndpoints.get, { record: { ...ROW, ...row } }),
          answers(reportRowEndpoints.history, history),
          ...common,
        ],
      },
    )

  test('says who changed the number, when and why', async () => {
    await show()
    const history = within(await screen.findByRole('list', { name: 'History' }))
    expect(history.getByText('The network corrected it')).toBeVisible()
    expect(history.getByText(/Ana Finance/)).toBeVisible()
    expect(history.getByText('Net: BRL 8.000000 → BRL 9.600000')).toBeVisible()
  })

  test('tells what an ad network reported again as sums of its day, which are not the row', async () => {
    await show({}, [
      {
        ...{ at: INSTANT, actor: null, kind: 'import', source: 'api', reason: null, is_undone: false },
        changes: [
          { field: 'valueOfDay', before: 'BRL 500.000000', after: 'BRL 480.000000' },
          { field: 'netOfDay', before: 'BRL 400.000000', after: 'BRL 384.000000' },
        ],
      },
    ])
    const history = within(await screen.findByRole('list', { name: 'History' }))
    expect(history.getByText(/· The ad network$/)).toBeVisible()
    for (const text of [
      'Gross of this ad network on that day: BRL 500.000000 → BRL 480.000000',
      'Net of this ad network on that day: BRL 400.000000 → BRL 384.000000',
    ])
      expect(history.getByText(text)).toBeVisible()
  })

  test('whoever is not told who of us changed it is told that we did', async () => {
    await show({}, [{ ...EDITED, actor: null }])
    const history = within(await screen.findByRole('list', { name: 'History' }))
    expect(history.getByText(new RegExp(`· ${BRAND.name}$`))).toBeVisible()
  })

  test('of a closed month says so and offers no change', async () => {
    await show({ state: 'closed', can: { update: false, store: true, destroy: false } })
    expect(await screen.findByText(/books of this month are closed/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit row' })).not.toBeInTheDocument()
  })
})
