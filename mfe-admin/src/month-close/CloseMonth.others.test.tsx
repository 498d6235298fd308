import { type BookMonth, monthCloseEndpoints } from '@candela/shared-contract'
import { type Answer, answers, refusal } from '@candela/shared-ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CHECKS, CLOSED, CLOSING, closeOctober, OCTOBER, open, press, REOPENED, rehearsed } from './testClose'

describe('closing a month', () => {
  test.each([
    ['closed', CLOSED, 'monthIsClosed', 'October 2026 is closed'],
    ['is closing', CLOSING, 'monthClosing', 'Closing October 2026'],
  ] as const)('that somebody else %s meanwhile shows it', async (_, then, code, heading) => {
    let state = OCTOBER
    const { user } = await open([
      answers(monthCloseEndpoints.months, () => ({ months: [state], next: '2026-10' })),
      answers(monthCloseEndpoints.closeChecks, CHECKS),
      answers(monthCloseEndpoints.rehearse, rehearsed('first')),
      answers(monthCloseEndpoints.closeMonth, () => {
        state = then
        return refusal(code)
      }),
    ])
    await closeOctober(user)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus()
  })

  describe('while somebody is at its steps', () => {
    const NOVEMBER: BookMonth = { ...OCTOBER, month: '2026-11' }
    const SEPTEMBER: BookMonth = { ...REOPENED, month: '2026-09' }

    const FAILED: BookMonth = { ...OCTOBER, progress: { done: 1, total: 5, error: 'internal' } }

    type Months = { months: BookMonth[]; next: string }
    const beginOctober = async (close: (become: (months: Months) => void) => Answer[] = () => []) => {
      let answer: Months = { months: [OCTOBER], next: '2026-10' }
      const become = (months: Months) => {
        answer = months
      }
      const { user } = await open([
        answers(monthCloseEndpoints.months, () => answer),
        answers(monthCloseEndpoints.closeChecks, CHECKS),
        answers(monthCloseEndpoints.rehearse, rehearsed('first')),
        ...close(become),
      ])
      await screen.findByRole('button', { name: 'Next' })
      return { user, become }
    }
    /** As when a tab is looked at again. */
    const lookAgain = () => fireEvent(window, new Event('visibilitychange'))
    const expectFirstStepOf = (month: string) => {
      expect(screen.getByRole('heading', { level: 1, name: 'Close month' })).toHaveFocus()
      expect(screen.getByText(`${month}: estimates become what is owed`)).toBeVisible()
      expect(screen.getByRole('button', { name: /Checks/ })).toHaveAttribute('aria-current', 'step')
    }

    test('and is closed elsewhere is shown as it is', async () => {
      const { become } = await beginOctober()
      become({ months: [NOVEMBER, CLOSED], next: '2026-11' })
      lookAgain()
      expect(await screen.findByRole('heading', { level: 1, name: 'October 2026 is closed' })).toHaveFocus()
    })

    const typeDollar = async (user: Awaited<ReturnType<typeof beginOctober>>['user']) => {
      await press(user, 'Next')
      const dollar = within(screen.getByRole('group', { name: '1 USD in BRL' }))
      await user.click(dollar.getByRole('radio', { name: /Another rate/ }))
      await user.type(screen.getByRole('textbox', { name: 'Rate' }), '5.6')
      await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'What the bank paid')
      await press(user, 'Next')
      await screen.findByRole('table')
    }

    test('leaves them to an earlier one that was opened again, and says by whom', async () => {
      const { user, become } = await beginOctober()
      await typeDollar(user)
      become({ months: [OCTOBER, SEPTEMBER], next: '2026-09' })
      lookAgain()
      await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
      expectFirstStepOf('September 2026')
      expect(screen.getByText(/^Opened again by Rita Campos, /)).toBeVisible()
      await press(user, 'Next')
      expect(screen.queryByRole('textbox', { name: 'Rate' })).toBeNull()
    })

    test('begins anew where a close of it failed elsewhere, with the rate that was typed', async () => {
      const { user, become } = await beginOctober()
      await typeDollar(user)
      become({ months: [FAILED], next: '2026-10' })
      lookAgain()
      await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
      expectFirstStepOf('October 2026')
      await press(user, 'Next')
      expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('5.6')
      expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('What the bank paid')
    })

    test('is refused for an earlier one that was opened again, and leads to it', async () => {
      const { user } = await beginOctober(become => [
        answers(monthCloseEndpoints.closeMonth, () => {
          become({ months: [OCTOBER, SEPTEMBER], next: '2026-09' })
          return refusal('monthEarlierOpen')
        }),
      ])
      await closeOctober(user)
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
      expectFirstStepOf('September 2026')
      expect(screen.getByText(/The month could not be closed.*monthEarlierOpen/)).toBeVisible()
    })
  })
})
