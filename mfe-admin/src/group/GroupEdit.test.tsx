import { EMPTY_PUBLIC_REGISTRY, groupEndpoints, platformEndpoints } from '@candela/shared-contract'
import { answers, INSTANT, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import GroupEdit from './GroupEdit'
import type { GroupAnswer } from './group.api'

const GROUP: GroupAnswer = {
  record: {
    id: 5,
    gro_name: 'Readers of websites',
    gro_scope: 'own',
    permissions: [{ grp_controller: 'website', grp_method: 'list' }],
    users_count: 2,
    gro_is_administrators: false,
    created_at: INSTANT,
    updated_at: INSTANT,
  },
  can: { update: true, destroy: true },
}

const PREVIEW = answers(groupEndpoints.preview, {
  ...{ users_count: 2, signed_in_count: 0, added: [], removed: [], last_right: false },
})

test('a group keeps everything when the server cannot be reached, and is saved when it is back', async () => {
  let isAway = true
  const { user, asked } = await renderScreen(
    { '/group/:id/edit': GroupEdit },
    {
      at: '/group/5/edit',
      server: [
        answers(groupEndpoints.get, GROUP),
        answers(platformEndpoints.remotes, EMPTY_PUBLIC_REGISTRY),
        PREVIEW,
        answers(groupEndpoints.update, ({ body: { permissions } }) => {
          if (isAway) return Promise.reject(new TypeError('Failed to fetch'))
          return { ...GROUP, record: { ...GROUP.record, permissions, updated_at: '2026-11-20T12:00:01.000000Z' } }
        }),
      ],
    },
  )
  const right = await screen.findByRole('checkbox', { name: 'Websites: View' })
  const unsaved = within(screen.getByRole('region', { name: 'Unsaved changes' }))
  await user.click(right)
  const review = async (answer: 'Cancel' | 'Save changes') => {
    await user.click(unsaved.getByRole('button', { name: 'Save changes' }))
    const shown = await screen.findByRole('dialog', { name: 'Review changes' })
    const dialog = within(shown)
    expect(await dialog.findByText('2 users are in this group.')).toBeVisible()
    expect(shown).toHaveTextContent('Websites: View')
    await user.click(dialog.getByRole('button', { name: answer }))
  }
  await review('Cancel')
  await waitFor(() => expect(unsaved.getByRole('button', { name: 'Save changes' })).toHaveFocus())
  expect(unsaved.getByText('1 unsaved change')).toBeVisible()
  expect(asked(groupEndpoints.update)).toEqual([])
  await review('Save changes')
  expect(await unsaved.findByRole('alert')).toHaveTextContent('The server could not be reached')
  expect(right).toBeChecked()

  isAway = false
  await review('Save changes')
  expect(await unsaved.findByText('No unsaved changes')).toBeVisible()
  expect(right).toBeChecked()
  expect(asked(groupEndpoints.update).at(-1)?.permissions).toEqual([
    { grp_controller: 'website', grp_method: 'list' },
    { grp_controller: 'website', grp_method: 'get' },
  ])
})

test('a right that does not work on its own is said before it is saved', async () => {
  const { user } = await renderScreen(
    { '/group/:id/edit': GroupEdit },
    {
      at: '/group/5/edit',
      server: [answers(groupEndpoints.get, GROUP), answers(platformEndpoints.remotes, EMPTY_PUBLIC_REGISTRY), PREVIEW],
    },
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Websites: Edit' }))
  const unsaved = within(screen.getByRole('region', { name: 'Unsaved changes' }))
  await user.click(unsaved.getByRole('button', { name: 'Save changes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }))
  expect(dialog.getByText('1 right does not work on its own.')).toBeVisible()
})

test('of the group that holds every right only the name can be changed, and it says why', async () => {
  const whole = { ...GROUP, record: { ...GROUP.record, gro_name: 'Super admin', gro_is_administrators: true } }
  const { user, asked } = await renderScreen(
    { '/group/:id/edit': GroupEdit },
    {
      at: '/group/5/edit',
      server: [
        answers(groupEndpoints.get, whole),
        answers(platformEndpoints.remotes, EMPTY_PUBLIC_REGISTRY),
        answers(groupEndpoints.update, whole),
      ],
    },
  )
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(screen.getByText('Every right, always')).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Copy from a group' })).not.toBeInTheDocument()
  await user.clear(name)
  await user.type(name, 'Board')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(asked(groupEndpoints.update).at(-1)).toMatchObject({ gro_name: 'Board', gro_scope: 'own' })
})
