import { type Language, monthCloseEndpoints, TRANSFER_WORDS } from '@candela/shared-contract'
import { answers, onPhone, refusal } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { CHECKS, CLOSED, CLOSING, closeOctober, months, OCTOBER, open, press, rehearsed } from './testClose'
import { en } from './words/en'
import { es } from './words/es'
import { it as italian } from './words/it'
import { pt } from './words/pt'

/** As browsers do with a busy button; jsdom leaves it the focus, and would not take it from one that is disabled. */
const loseFocus = () => {
  const other = screen.getByRole('textbox')
  other.focus()
  other.blur()
}

describe('closing a month', () => {
  test('one check that failed says so, and the others stand, with the way to what they found', async () => {
    const silent = { label: 'South', detail: '3', website: null, adNetwork: 9, day: '2026-10-04' }
    const checks = CHECKS.checks.map(each => ({
      ...{ ...each, failed: each.key === 'flags' },
      ...(each.key === 'imports' && { count: 3, items: [silent] }),
    }))
    await open([months(OCTOBER), answers(monthCloseEndpoints.closeChecks, { ...CHECKS, checks })])
    const flags = (await screen.findByText('Not looked at: Rows that look right')).closest('li') as HTMLElement
    expect(flags).toHaveTextContent('This could not be looked at. The other checks stand.')
    expect(within(flags).queryByText('Fine')).toBeNull()
    expect(screen.getAllByText('Fine')).toHaveLength(CHECKS.checks.length - 2)
    expect(screen.getByRole('link', { name: 'South (3 days)' })).toHaveAttribute('href', '/ad-networks/9')
    expect(screen.getByRole('link', { name: 'Show: 3 days of ad networks are missing' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
  })

  test('goes from its checks to its words, and sends what was rehearsed', async () => {
    let state = OCTOBER
    const { user, asked } = await open([
      answers(monthCloseEndpoints.months, () => ({ months: [state], next: '2026-10' })),
      answers(monthCloseEndpoints.closeChecks, CHECKS),
      answers(monthCloseEndpoints.rehearse, rehearsed('first')),
      answers(monthCloseEndpoints.closeMonth, () => {
        state = CLOSED
        return { month: '2026-10', state: 'closed' as const }
      }),
    ])
    expect(await screen.findByRole('heading', { level: 1, name: 'Close month' })).toBeVisible()
    await press(user, 'Next')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('button', { name: /Rates/ })).toHaveAttribute('aria-current', 'step')
    await press(user, 'Next')

    // What changes most is read first.
    const rows = within(await screen.findByRole('table')).getAllByRole('rowheader')
    expect(rows.map(row => row.textContent)).toEqual(['Great fall', 'Little change'])
    await press(user, 'Websites of Great fall')
    expect(screen.getByRole('rowheader', { name: 'fall.example' })).toBeVisible()
    await press(user, 'Next')

    const typed = await screen.findByRole('textbox', { name: 'Type CLOSE 2026-10 to confirm' })
    await user.type(typed, 'close')
    await press(user, 'Close October 2026')
    expect(typed).toHaveAccessibleDescription('Type the words exactly as shown')
    expect(typed).toHaveFocus()
    expect(asked(monthCloseEndpoints.closeMonth)).toEqual([])
    await user.clear(typed)
    await user.type(typed, 'CLOSE 2026-10')
    await press(user, 'Close October 2026')
    expect(await screen.findByRole('heading', { level: 1, name: 'October 2026 is closed' })).toBeVisible()
    expect(asked(monthCloseEndpoints.closeMonth)).toEqual([
      {
        month: '2026-10',
        rates: { USD: { source: 'average' }, EUR: { source: 'average' } },
        fingerprint: 'first',
        confirm: 'CLOSE 2026-10',
      },
    ])
  })

  test('takes a rate that is typed with its reason, the comma of most of our languages too', async () => {
    const { user, asked } = await open([
      months(OCTOBER),
      answers(monthCloseEndpoints.closeChecks, CHECKS),
      answers(monthCloseEndpoints.rehearse, rehearsed('typed')),
    ])
    await press(user, 'Next')
    const dollar = within(screen.getByRole('group', { name: '1 USD in BRL' }))
    await user.click(dollar.getByRole('radio', { name: /Another rate/ }))
    await press(user, 'Next')
    const rate = screen.getByRole('textbox', { name: 'Rate' })
    expect(rate).toBeInvalid()
    expect(rate).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/The field is required/)
    await user.type(rate, '58,3')
    expect(rate).toHaveAccessibleDescription(/five times/)
    await user.clear(rate)
    await user.type(rate, '5,83')
    expect(screen.getByText(/Last closing: 5\.3000 \(\+10\.00%\)/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'What the bank paid')
    await user.click(screen.getByRole('link', { name: 'Currency exchange' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay here' }))
    await press(user, 'Next')
    await screen.findByRole('table')
    expect(asked(monthCloseEndpoints.rehearse)).toEqual([
      {
        month: '2026-10',
        rates: { USD: { source: 'typed', value: '5.83', reason: 'What the bank paid' }, EUR: { source: 'average' } },
      },
    ])
  })

  test('without any quotation, or with an average that cannot be meant, asks for a rate instead of going nowhere', async () => {
    const [dollar, euro] = CHECKS.proposals
    const { user } = await open([
      months(OCTOBER),
      answers(monthCloseEndpoints.closeChecks, {
        ...CHECKS,
        proposals: [
          ...(dollar ? [{ ...dollar, average: '54.186' }] : []),
          ...(euro ? [{ ...euro, average: null, days: 0, last: null }] : []),
        ],
      }),
    ])
    await press(user, 'Next')
    await press(user, 'Next')
    expect(screen.getByRole('group', { name: '1 EUR in BRL' })).toHaveAccessibleDescription(/The field is required/)
    expect(screen.getByRole('group', { name: '1 USD in BRL' })).toHaveAccessibleDescription(/five times/)
  })

  test('whose numbers have changed meanwhile is rehearsed again before it can be confirmed', async () => {
    let count = 0
    const { user, asked } = await open([
      months(OCTOBER),
      answers(monthCloseEndpoints.closeChecks, CHECKS),
      answers(monthCloseEndpoints.rehearse, () => {
        count += 1
        return count === 1 ? rehearsed('first') : rehearsed('second', '99.00')
      }),
      answers(monthCloseEndpoints.closeMonth, () => refusal('rehearsalOutdated')),
    ])
    await closeOctober(user)
    expect(await screen.findByText('The numbers have changed since the rehearsal. Look at them again.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByText('To be paid', { selector: 'dt' }).nextSibling).toHaveTextContent('99.00'),
    )
    await press(user, 'Next')
    await user.type(await screen.findByRole('textbox'), 'CLOSE 2026-10')
    await press(user, 'Close October 2026')
    await waitFor(() => expect(asked(monthCloseEndpoints.closeMonth)).toHaveLength(2))
    expect(asked(monthCloseEndpoints.closeMonth)[1]?.fingerprint).toBe('second')
  })

  test('says whose close it was and which rates hold, and leads to its payments first', async () => {
    let state = CLOSING
    await open([answers(monthCloseEndpoints.months, () => ({ months: [state], next: '2026-10' }))])
    await screen.findByRole('progressbar')
    state = CLOSED
    const outcome = within(await screen.findByRole('region', { name: 'What came of it' }, { timeout: 3000 }))
    expect(outcome.getByText('R$101.50')).toBeVisible()
    expect(outcome.getByText('To be paid: 1 account')).toBeVisible()
    expect(outcome.getByText(/^Closed by Rita Campos, /)).toBeVisible()
    expect(outcome.getByText('1 USD = 5.4186 BRL · 1 EUR = 6.2100 BRL')).toBeVisible()
    expect(outcome.getByRole('status')).toHaveTextContent('The statements are on their way.')
    expect(outcome.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Payments of the month', '/report/report05?period=2026-10-01..2026-10-31'],
      ['Earnings of the month', expect.stringContaining('period=2026-10-01..2026-10-31')],
    ])
    expect(screen.queryByText('Estimates become what is owed')).toBeNull()
  })

  test('that fails gives the focus back to its button', async () => {
    const { user } = await open([
      months(OCTOBER),
      answers(monthCloseEndpoints.closeChecks, CHECKS),
      answers(monthCloseEndpoints.rehearse, rehearsed('first')),
      answers(monthCloseEndpoints.closeMonth, () => {
        loseFocus()
        return refusal('internal')
      }),
    ])
    await closeOctober(user)
    const bar = within(screen.getByRole('region', { name: 'Steps of closing' }))
    expect(await bar.findByRole('alert')).toBeVisible()
    expect(bar.getByRole('button', { name: 'Close October 2026' })).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveValue('CLOSE 2026-10')
    // What failed is said where it was done, and not on the way back.
    await press(user, 'Back')
    await screen.findByRole('table')
    expect(screen.queryByText(/could not be closed/)).toBeNull()
  })

  test('is confirmed with what the checks found in sight, by Enter as by its button', async () => {
    const checks = CHECKS.checks.map(each => ({
      ...{ ...each, count: each.key === 'flags' ? 43 : 0, failed: each.key === 'negativeMargin' },
    }))
    const { user, asked } = await open([
      months(OCTOBER),
      answers(monthCloseEndpoints.closeChecks, { ...CHECKS, checks }),
      answers(monthCloseEndpoints.rehearse, rehearsed('first')),
      answers(monthCloseEndpoints.closeMonth, () => refusal('internal')),
    ])
    for (const _ of ['rates', 'rehearsal']) await press(user, 'Next')
    await screen.findByRole('table')
    await press(user, 'Next')
    const typed = await screen.findByRole('textbox')
    expect(screen.getByText('43 rows look wrong · Not looked at: No website costs more than it brings')).toBeVisible()
    expect(screen.getByRole('button', { name: /Checks.*2 to look at/ })).toBeVisible()
    await user.type(typed, 'CLOSE{Enter}')
    expect(typed).toHaveAccessibleDescription('Type the words exactly as shown')
    expect(asked(monthCloseEndpoints.closeMonth)).toEqual([])
    await user.type(typed, ' 2026-10{Enter}')
    await waitFor(() => expect(asked(monthCloseEndpoints.closeMonth)).toHaveLength(1))
  })

  test('is rehearsed with what is paid first, on a phone for each account as well', async () => {
    onPhone()
    const { user } = await open([
      months(OCTOBER),
      answers(monthCloseEndpoints.closeChecks, CHECKS),
      answers(monthCloseEndpoints.rehearse, {
        ...rehearsed('first'),
        totals: { ...rehearsed('first').totals, carried: 0 },
      }),
    ])
    for (const _ of ['rates', 'rehearsal']) await press(user, 'Next')
    const table = within(await screen.findByRole('table', { name: 'By account' }))
    expect(screen.getAllByRole('term').map(term => term.textContent)[0]).toBe('To be paid')
    expect(screen.queryByText(/are carried over/)).toBeNull()
    expect(screen.getByText('Largest difference first')).toBeVisible()
    const rowTexts = () => table.getAllByRole('row').map(row => row.textContent)
    expect(rowTexts()).toEqual([
      'AccountTo be paid',
      'Great fallR$101.50Carried over',
      'Little changeR$101.50Awaiting invoice',
    ])
    await press(user, 'Websites of Great fall')
    expect(rowTexts()[3]).toBe('fall.exampleR$40.00−R$60.00')
  })

  test('names what comes of an account as payments do, in every language', () => {
    for (const [language, { rehearsal }] of Object.entries({ en, pt, es, it: italian }))
      expect(TRANSFER_WORDS[language as Language].state).toMatchObject(rehearsal.outcome)
  })

  test('that goes on shows how far it is, whoever comes to it', async () => {
    await open([months(CLOSING)])
    expect(await screen.findByRole('heading', { level: 1, name: 'Closing October 2026' })).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2')
  })

  test('that failed left it as it was, and begins again', async () => {
    await open([
      months({ ...OCTOBER, progress: { done: 1, total: 5, error: 'rehearsalOutdated' } }),
      answers(monthCloseEndpoints.closeChecks, CHECKS),
    ])
    expect(await screen.findByText('October 2026 was not closed')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Next' })).toBeEnabled()
  })

  test('is not offered before the month is over', async () => {
    await open([
      months({
        ...OCTOBER,
        month: '2026-11',
        obstacle: { close: 'notOver', reopen: 'notClosed' },
        can: { close: false, reopen: false },
      }),
    ])
    expect(await screen.findByText('November 2026 can be closed from 1 Dec 2026 on.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  })
})
