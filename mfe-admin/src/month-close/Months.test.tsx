import { type BookMonth, monthCloseEndpoints, type Pair } from '@candela/shared-contract'
import { type Answer, answers, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import Months from './Months'
import { CLOSED, months, press, REOPENED } from './testClose'

describe('a month of the books', () => {
  const show = (month: BookMonth, more: Answer[] = [], rights?: readonly Pair[]) =>
    renderScreen(
      { '/currency-exchange/months': Months },
      { server: [months(month), ...more], ...(rights && { rights }) },
    )

  test('is opened again with a reason, and reading goes on at the heading', async () => {
    let state = CLOSED
    const { user, asked } = await renderScreen(
      { '/currency-exchange/months': Months },
      {
        server: [
          answers(monthCloseEndpoints.months, () => ({ months: [state], next: null })),
          answers(monthCloseEndpoints.reopenMonth, () => {
            state = REOPENED
            return REOPENED
          }),
        ],
      },
    )
    await press(user, 'Open October 2026 again')
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Open October 2026 again' }))
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('The field is required')
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sent again')
    await user.click(dialog.getByRole('button', { name: 'Open October 2026 again' }))
    expect(await screen.findByText(/^Opened again by Rita Campos, .+ · Sent again$/)).toBeVisible()
    expect(asked(monthCloseEndpoints.reopenMonth)).toEqual([{ month: '2026-10', reason: 'Sent again' }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open October 2026 again' })).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Months' })).toHaveFocus()
  })

  test('stays closed where the call fails: the dialog says so above its field and keeps what was typed', async () => {
    const { user } = await show(CLOSED, [
      answers(monthCloseEndpoints.reopenMonth, () => new Response(null, { status: 502 })),
    ])
    await press(user, 'Open October 2026 again')
    const reason = screen.getByRole('textbox', { name: 'Reason' })
    await user.type(reason, 'Sent again{Enter}')
    expect(await screen.findByText(/^The month could not be opened again\./)).toBeVisible()
    expect(reason).toHaveValue('Sent again')
    expect(reason).toBeValid()
  })

  test('says its rates in one order, and begins with a capital in every language', async () => {
    await renderScreen({ '/currency-exchange/months': Months }, { server: [months(CLOSED)], locale: 'pt_BR' })
    const row = (await screen.findByText('Outubro de 2026')).closest('li')
    expect(row).toHaveTextContent(/R\$\s101,50 para 1 conta\s?USD 5,4186 · EUR 6,2100 · Fechado por Rita Campos, /)
  })

  test('of which something is paid says why it stays closed, to who could open it', async () => {
    const paid: BookMonth = {
      ...CLOSED,
      obstacle: { close: 'closed', reopen: 'paid' },
      can: { close: false, reopen: false },
    }
    await show(paid)
    expect(await screen.findByRole('button', { name: 'Open October 2026 again' })).toBeDisabled()
    expect(screen.getByText('Something of it is paid already.')).toBeVisible()
    await show(paid, [], ['currencyExchange.list'])
    expect(await screen.findByText(/Rita Campos/)).toBeVisible()
    expect(screen.queryByText('Something of it is paid already.')).not.toBeInTheDocument()
  })
})
