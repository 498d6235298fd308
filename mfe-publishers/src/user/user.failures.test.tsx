import { groupEndpoints, type OneUser, userEndpoints, viewEndpoints } from '@candela/shared-contract'
import type { PhotoFieldProps } from '@candela/shared-ui'
import { answers, INSTANT, onePage, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { PhotoBox } from './access/PhotoBox'
import UserList from './UserList'
import UserNew from './UserNew'
import UserShow from './UserShow'

/** Without a canvas nothing is cropped: the picture is there at once. */
const mockPhotoField = ({ error, onChange }: PhotoFieldProps) => (
  <fieldset aria-label="Photo">
    <button type="button" onClick={() => onChange(new Blob(['a picture'], { type: 'image/jpeg' }))}>
      Use photo
    </button>
    {error && <p role="alert">{error}</p>}
  </fieldset>
)
jest.mock('@candela/shared-ui', () => ({
  ...jest.requireActual<object>('@candela/shared-ui'),
  PhotoField: (props: PhotoFieldProps) => mockPhotoField(props),
}))

const ANA: OneUser = {
  record: {
    id: 9,
    usr_name: 'Ana Reis',
    usr_email: 'ana@cariri.example',
    usr_status: 'Ativo',
    usr_id_group: 4,
    usr_comission: null,
    usr_product: null,
    usr_locale: 'en_US',
    created_at: INSTANT,
    updated_at: INSTANT,
    gro_name: 'Publisher viewer',
    usr_photo: null,
    last_seen_at: null,
    invited: true,
  },
  can: { update: true, destroy: true, govern: true, invite: true, impersonate: true },
}

const away = () => refusal('unavailable', { message: 'Come back soon.' })

test('a list that does not come says so with a reference, and tries again', async () => {
  let isBroken = true
  const { user } = await renderScreen(
    { '/user': UserList },
    {
      at: '/user?q=a',
      server: [
        answers(userEndpoints.list, () =>
          isBroken ? refusal('internal', { requestId: 'ref-42' }) : onePage([{ ...ANA.record, can: ANA.can }]),
        ),
        answers(viewEndpoints.list, []),
        answers(groupEndpoints.simpleList, []),
      ],
    },
  )
  const failure = (await screen.findByText('The list did not load')).closest('[role=alert]')
  expect(failure).toHaveTextContent('ref-42')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Ana Reis/ })).toBeVisible()
})

test('a photo that is refused is explained beside it, and the next one is kept', async () => {
  let isAway = true
  const onChanged = jest.fn()
  const { user } = await renderScreen(
    { '/user/:id/edit': () => <PhotoBox user={ANA.record} onChanged={onChanged} /> },
    { at: '/user/9/edit', server: [answers(userEndpoints.storePhoto, () => (isAway ? away() : ANA))] },
  )
  const photo = within(screen.getByRole('group', { name: 'Photo' }))
  await user.click(photo.getByRole('button', { name: 'Use photo' }))
  expect(await photo.findByRole('alert')).toHaveTextContent(/problem updating the record\. Come back soon\./)
  expect(onChanged).not.toHaveBeenCalled()

  isAway = false
  await user.click(photo.getByRole('button', { name: 'Use photo' }))
  expect(await screen.findByText('Photo saved')).toBeVisible()
  expect(photo.queryByRole('alert')).not.toBeInTheDocument()
  expect(onChanged).toHaveBeenCalledWith(ANA)
})

test('a new user is there although their photo was not stored', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  const { user, asked, address } = await renderScreen(
    { '/user/new': UserNew },
    {
      server: [
        answers(groupEndpoints.simpleList, [{ id: 4, label: 'Publisher viewer' }]),
        answers(userEndpoints.invite, ANA),
        answers(userEndpoints.storePhoto, away),
      ],
    },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ana Reis')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@cariri.example')
  await user.click(screen.getByRole('combobox', { name: 'Access group' }))
  await user.click(await screen.findByRole('option', { name: 'Publisher viewer' }))
  await user.click(screen.getByRole('button', { name: 'Use photo' }))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('The user was added without the photo')).toBeVisible()
  expect(screen.getByText('Invitation sent')).toBeVisible()
  expect(asked(userEndpoints.storePhoto)).toHaveLength(1)
  await waitFor(() => expect(address()).toBe('/user/9'))
})

test('devices that cannot be asked for say so, and are asked for again', async () => {
  let isAway = true
  const { user } = await renderScreen(
    { '/user/:id': UserShow },
    {
      at: '/user/9?tab=access',
      server: [
        answers(userEndpoints.get, ANA),
        answers(userEndpoints.sessions, () => (isAway ? away() : [])),
        answers(userEndpoints.visits, []),
      ],
    },
  )
  const devices = within(await screen.findByRole('region', { name: 'Devices' }))
  expect(await devices.findByRole('alert')).toHaveTextContent('Come back soon.')
  isAway = false
  await user.click(devices.getByRole('button', { name: 'Try again' }))
  expect(await devices.findByText('Not signed in anywhere')).toBeVisible()
})
