import { getSession } from '@candela/shared-auth'
import { userEndpoints } from '@candela/shared-contract'
import { answers, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ViewAsDialog } from './ViewAsDialog'

test('asks why, says what follows, and keeps what was typed where the server refuses', async () => {
  const { user, calls } = await renderScreen(
    { '/user': () => <ViewAsDialog user={{ id: 9, usr_name: 'Ana Reis' }} onClose={() => undefined} /> },
    { server: [answers(userEndpoints.impersonate, () => refusal('forbidden', { message: 'Not this person.' }))] },
  )
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  expect(screen.getByText(/For 30 minutes you see everything as Ana Reis does/)).toBeVisible()
  await user.type(reason, 'too short')
  await user.click(screen.getByRole('button', { name: 'View' }))
  expect(await screen.findByText('The text is too short')).toBeVisible()
  expect(calls).toHaveLength(0)

  await user.type(reason, ' no more')
  await user.click(screen.getByRole('button', { name: 'View' }))
  expect(await screen.findByText(/The product could not be opened as this person/)).toBeVisible()
  expect(reason).toHaveValue('too short no more')
  expect(calls).toMatchObject([{ params: { id: '9' }, body: { reason: 'too short no more' } }])
  expect(getSession().viewing).toBeNull()
})
