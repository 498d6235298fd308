import { getSession, replaceUser } from '@candela/shared-auth'
import { SCOPES } from '@candela/shared-contract'
import { renderScreen } from '@candela/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { useIsPublisher } from './useIsPublisher'

const Told = () => <h1>{useIsPublisher() ? 'publisher' : 'staff'}</h1>

test('staff is who has a group of staff, as in the API', async () => {
  const told = new Map<string, string | null>()
  for (const scope of SCOPES) {
    await renderScreen({ '/': Told }, { scope, server: [] })
    told.set(scope, screen.getByRole('heading').textContent)
  }
  const { user } = getSession()
  act(() => {
    if (user) replaceUser({ ...user, group: null })
  })
  told.set('no group', screen.getByRole('heading').textContent)
  expect(Object.fromEntries(told)).toEqual({
    own: 'publisher',
    managed: 'staff',
    all: 'staff',
    'no group': 'publisher',
  })
})
