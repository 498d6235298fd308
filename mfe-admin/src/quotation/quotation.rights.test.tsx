import { type OneQuotation, PAIRS, type Pair, quotationEndpoints, viewEndpoints } from '@candela/shared-contract'
import { answers, menuTexts, onePage, onPhone, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import QuotationEdit from './QuotationEdit'
import QuotationList from './QuotationList'
import QuotationNew from './QuotationNew'
import QuotationShow from './QuotationShow'
import { CLOSED, DOLLAR } from './testQuotation'

const NOTHING = { update: false, destroy: false }
const EVERYTHING = { update: true, destroy: true }
const READS: Pair[] = ['currencyExchange.list', 'currencyExchange.get', 'systemLog.list']

describe('the list of quotations', () => {
  const showList = (rights: readonly Pair[], record: OneQuotation['record'], can: OneQuotation['can']) =>
    renderScreen(
      { '/currency-exchange': QuotationList },
      {
        rights,
        server: [answers(quotationEndpoints.list, onePage([{ ...record, can }])), answers(viewEndpoints.list, [])],
      },
    )

  test.each<[string, Pair[], OneQuotation['record'], OneQuotation['can'], boolean, string[]]>([
    ['may everything', [...PAIRS], DOLLAR, EVERYTHING, true, ['Open', 'Edit', 'Remove']],
    [
      'may everything, of a closed month',
      [...PAIRS],
      CLOSED,
      { update: false, destroy: true },
      true,
      ['Open', 'RemoveThe books of its month are closed: it stays as it is.'],
    ],
    ['only reads', READS, DOLLAR, NOTHING, false, ['Open']],
  ])('offers whoever %s that and no more', async (_, rights, record, can, mayAdd, offered) => {
    const { user } = await showList(rights, record, can)
    await user.click(await screen.findByRole('button', { name: `Actions for USD ${record.cue_date}` }))
    expect(menuTexts()).toEqual(offered)
    expect(screen.queryAllByRole('link', { name: 'New quotation' })).toHaveLength(mayAdd ? 1 : 0)
  })
})

test.each<[string, Pair[], string[], string[]]>([
  ['may everything', [...PAIRS], ['Chart and gaps', 'Months', 'Close month', 'New quotation'], ['Import quotations']],
  [
    'may add some',
    [...READS, 'currencyExchange.store'],
    ['Chart and gaps', 'Months', 'New quotation'],
    ['Import quotations'],
  ],
  ['only reads', READS, ['Chart and gaps', 'Months'], []],
])('the head of the list leads whoever %s there and no further', async (_, rights, links, more) => {
  const { user } = await renderScreen(
    { '/currency-exchange': QuotationList },
    { rights, server: [answers(quotationEndpoints.list, onePage([])), answers(viewEndpoints.list, [])] },
  )
  const head = (await screen.findByRole('heading', { level: 1 })).parentElement?.parentElement as HTMLElement
  expect(textsOf(within(head).getAllByRole('link'))).toEqual(links)
  const menu = within(head).queryByRole('button', { name: 'More actions' })
  expect(menu !== null).toBe(more.length > 0)
  if (!menu) return
  await user.click(menu)
  expect(menuTexts()).toEqual(more)
})

test('on a phone one menu leads everywhere', async () => {
  onPhone()
  const { user } = await renderScreen(
    { '/currency-exchange': QuotationList },
    { server: [answers(quotationEndpoints.list, onePage([])), answers(viewEndpoints.list, [])] },
  )
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  expect(menuTexts()).toEqual(['Chart and gaps', 'Months', 'Import quotations'])
})

describe('a quotation', () => {
  const show = (record: OneQuotation['record'], can: OneQuotation['can'], rights: readonly Pair[] = READS) =>
    renderScreen(
      { '/currency-exchange/:id': QuotationShow },
      { at: `/currency-exchange/${record.id}`, rights, server: [answers(quotationEndpoints.get, { record, can })] },
    )

  test('stands between the one before it and the average of its month', async () => {
    await show(DOLLAR, EVERYTHING, PAIRS)
    const values = within(await screen.findByRole('region', { name: 'Quotation' }))
    expect(values.getByText('The one before').parentElement).toHaveTextContent('5.4051 on')
    expect(values.getByText('Change').parentElement).toHaveTextContent('+0.50%')
    expect(values.getByText('Average of its month').parentElement).toHaveTextContent('5.4186')
    expect(textsOf(screen.queryAllByRole('tab'))).toEqual(['Overview', 'History'])
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible()
  })

  test('of a closed month says that it stays, and its rate', async () => {
    await show(CLOSED, NOTHING)
    expect(await screen.findByText('The books of its month are closed: it stays as it is.')).toBeVisible()
    expect(screen.getByText('Closing rate').parentElement).toHaveTextContent('5.3911')
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  })
})

describe('the form of a quotation', () => {
  test('offers days that nobody quoted, and begins with the one that was pressed', async () => {
    const { user } = await renderScreen(
      { '/currency-exchange/new': QuotationNew },
      {
        at: '/currency-exchange/new',
        server: [answers(quotationEndpoints.gaps, [{ cue_date: '2026-11-03', cue_currency: 'EUR' }])],
      },
    )
    const gaps = within(await screen.findByRole('region', { name: 'Days without a quotation' }))
    await user.click(gaps.getByRole('link', { name: '3 Nov 2026, EUR' }))
    expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('3 Nov 2026')
    expect(screen.getByRole('radio', { name: 'EUR' })).toBeChecked()
  })

  test('takes a comma for a dot, and says at the day that there is one already', async () => {
    const { user, asked } = await renderScreen(
      { '/currency-exchange/new': QuotationNew },
      {
        at: '/currency-exchange/new',
        server: [
          answers(quotationEndpoints.gaps, []),
          answers(quotationEndpoints.store, () =>
            refusal('invalid', {
              errors: [{ field: 'cue_date', code: 'quotationTaken', message: 'There is one already' }],
            }),
          ),
        ],
      },
    )
    await user.type(await screen.findByRole('textbox', { name: 'Value in BRL' }), '5,43215')
    await user.click(screen.getByRole('radio', { name: 'EUR' }))
    await user.click(screen.getByRole('button', { name: 'Create quotation' }))
    await waitFor(() =>
      expect(asked(quotationEndpoints.store)).toEqual([
        expect.objectContaining({ cue_currency: 'EUR', cue_value: '5.43215' }),
      ]),
    )
    expect(await screen.findByText('There is one already')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Value in BRL' })).toHaveValue('5.43215')
  })

  test('says at the value that its decimal point is wrong', async () => {
    const errors = [{ field: 'cue_value', code: 'rateUnlikely', message: 'More than five times' }]
    const { user } = await renderScreen(
      { '/currency-exchange/:id/edit': QuotationEdit },
      {
        at: '/currency-exchange/7/edit',
        server: [
          answers(quotationEndpoints.get, { record: DOLLAR, can: EVERYTHING }),
          answers(quotationEndpoints.update, () => refusal('invalid', { errors })),
        ],
      },
    )
    const value = await screen.findByRole('textbox', { name: 'Value in BRL' })
    await user.clear(value)
    await user.type(value, '52.142')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(value).toHaveAccessibleDescription(/five times/))
    expect(value).toBeInvalid()
    expect(value).toHaveValue('52.1420')
  })

  test('is not there for one of a closed month', async () => {
    await renderScreen(
      { '/currency-exchange/:id/edit': QuotationEdit },
      {
        at: '/currency-exchange/8/edit',
        server: [answers(quotationEndpoints.get, { record: CLOSED, can: NOTHING })],
      },
    )
    expect(await screen.findByText('You cannot change this')).toBeVisible()
  })
})
