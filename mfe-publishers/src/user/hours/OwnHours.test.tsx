import { contactEndpoints, typeEndpoints, USUAL_HOURS } from '@candela/shared-contract'
import { answers, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { OwnHours } from './OwnHours'

const SAVED = '2026-11-27T10:00:00.000000Z'
const zones = answers(typeEndpoints.timeZones, [{ id: 'America/Sao_Paulo', offset: '-03:00' }])

test('says that hours are the usual ones until somebody says theirs', async () => {
  const mine = { ...USUAL_HOURS, woh_days: [1, 2, 3, 4], woh_to: '17:30', updated_at: SAVED }
  const { user, asked } = await renderScreen(
    { '/user/7/edit': OwnHours },
    {
      server: [
        answers(contactEndpoints.hours, { ...USUAL_HOURS, updated_at: null }),
        answers(contactEndpoints.changeHours, mine),
        zones,
      ],
    },
  )
  expect(await screen.findByText(/Mon, Tue, Wed, Thu, Fri · 09:00–18:00/)).toBeVisible()
  expect(screen.getByText('The usual hours: you have not set your own yet.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Change working hours' }))
  await user.click(await screen.findByRole('button', { name: 'Friday', pressed: true }))
  const dialog = within(screen.getByRole('dialog'))
  const until = dialog.getByRole('textbox', { name: 'Until' })
  await user.clear(until)
  await user.type(until, '1730')
  await user.click(dialog.getByRole('button', { name: 'Change working hours' }))

  expect(await screen.findByText(/Mon, Tue, Wed, Thu · 09:00–17:30/)).toBeVisible()
  expect(screen.queryByText(/The usual hours/)).not.toBeInTheDocument()
  expect(asked(contactEndpoints.changeHours)).toEqual([
    { ...USUAL_HOURS, woh_days: [1, 2, 3, 4], woh_to: '17:30', updated_at: null },
  ])
})

test('keeps what was typed where the server refuses, and the last day', async () => {
  const { user } = await renderScreen(
    { '/user/7/edit': OwnHours },
    {
      server: [
        answers(contactEndpoints.hours, { ...USUAL_HOURS, woh_days: [6], updated_at: SAVED }),
        answers(contactEndpoints.changeHours, () => refusal('stale')),
        zones,
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Change working hours' }))
  expect(await screen.findByRole('button', { name: 'Saturday', pressed: true })).toBeDisabled()
  const dialog = within(screen.getByRole('dialog'))
  const from = dialog.getByRole('textbox', { name: 'From' })
  await user.clear(from)
  await user.type(from, '8')
  await user.click(dialog.getByRole('button', { name: 'Change working hours' }))
  expect(await dialog.findByText(/The server says: stale/)).toBeVisible()
  expect(from).toHaveValue('08:00')
})
