import { renderScreen, savedFiles } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { PaymentRule } from './PaymentRule'

describe('the day of payment', () => {
  const ask = async (day: string, time: string) => {
    const { user } = await renderScreen({ '/': PaymentRule }, { server: [] })
    await user.click(await screen.findByRole('button', { name: 'When is it paid?' }))
    const dialog = within(screen.getByRole('dialog', { name: 'When is it paid?' }))
    expect(dialog.getByText(/^Payments are made on days 5, 10, 15, 20, 25 and 30/)).toBeVisible()
    for (const [label, text] of [
      ['Invoice sent on', day],
      ['Time', time],
    ] as const) {
      const field = dialog.getByRole('textbox', { name: label })
      await user.clear(field)
      await user.type(field, text)
    }
    return { user, dialog }
  }

  test.each([
    ['17:59', 'Send before 9 Nov 18:00, paid 10 Nov', '15 Nov'],
    ['18:00:01', 'Send before 14 Nov 18:00, paid 15 Nov', '20 Nov'],
  ])('of an invoice that is sent on 9 November at %s', async (time, said, later) => {
    const { dialog } = await ask('9 Nov 2026', time)
    expect(dialog.getByText(said)).toBeVisible()
    expect(dialog.getByRole('status')).toHaveTextContent(`Sent later, it is paid ${later}.`)
  })

  test('goes into a calendar', async () => {
    const saved = savedFiles()
    const { user, dialog } = await ask('9 Nov 2026', '17:59')
    await user.click(dialog.getByRole('button', { name: 'Add to calendar' }))
    expect(saved.names()).toEqual(['payment_2026-11-10.ics'])
    expect(await saved.text()).toContain('SUMMARY:Payment from Candela\r\n')
  })

  test('is not said of what is no time', async () => {
    const { dialog } = await ask('9 Nov 2026', '25:00')
    expect(dialog.getByText('A time such as 17:59')).toBeVisible()
    expect(dialog.getByRole('status')).toBeEmptyDOMElement()
    expect(dialog.getByRole('button', { name: 'Add to calendar' })).toBeDisabled()
  })
})
