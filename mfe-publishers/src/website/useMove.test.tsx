import { accountEndpoints, type HistoryEntry, type OneAccount, websiteEndpoints } from '@candela/shared-contract'
import { type Answer, answers, INSTANT, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { NEWS } from './testWebsite'
import WebsiteEdit from './WebsiteEdit'

const aPerson = (id: number, usr_name: string) => ({
  id,
  usr_name,
  usr_email: `${id}@candela.example`,
  usr_photo: null,
  last_seen_at: null,
})
const [ana, bia, caio, davi, eva] = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'].map((name, index) => aPerson(index + 1, name))
type Person = ReturnType<typeof aPerson>
const people = (...all: (Person | undefined)[]) => all.flatMap(person => person ?? [])

const RECORD = { ...NEWS, users: people(ana, bia, caio) }
const can = { update: true, destroy: true, govern: true, approve: true, resubmit: true, tags: true }

const anAccount = (id: number, acc_name: string, users: Person[]): OneAccount => ({
  record: {
    id,
    acc_name,
    acc_is_enabled: 1,
    acc_time_zone: 'America/Sao_Paulo',
    acc_tier: 3,
    acc_google_child_network_code: null,
    acc_enable_aps: 0,
    acc_enable_teads: 0,
    acc_is_custom_ad_unit_path_enabled: 0,
    acc_gross_visible: 1,
    created_at: INSTANT,
    updated_at: INSTANT,
    net30: null,
    net30_currency: 'BRL',
    change30: null,
    managers: [],
    users: users.map(person => ({ ...person, acu_comission: null })),
    websites_count: 1,
    websites_live: 1,
    users_count: users.length,
    websites: [],
    readiness: [],
  },
  can: { update: true, destroy: true, note: true, addWebsite: true, removeWebsite: true },
})
/** Ana sells through both, Bia and Davi through the old one, Caio through neither. */
const ACCOUNTS: Record<string, OneAccount> = {
  4: anAccount(4, 'Cariri Media', people(ana, bia, davi)),
  5: anAccount(5, 'Rede Tapajós', people(ana, eva)),
}

const accountsAnswer = answers(accountEndpoints.get, ({ params: { id = '' } }) => ACCOUNTS[id] ?? refusal('notFound'))

const MOVED = '2099-01-01T10:00:00.000000Z'
const TAKEN_BACK = '2099-01-01T10:05:00.000000Z'

const anEntry = (letter: string, field: string): HistoryEntry => ({
  slo_transaction_hash: letter.repeat(8),
  slo_action: 'website.update',
  actor: null,
  slo_ip: null,
  created_at: INSTANT,
  changes: [{ row: 1, rowEvent: 'changed', table: 'websites', field, before: '4', after: '5' }],
})

const ask = async (accounts: Answer = accountsAnswer) => {
  const { user, asked } = await renderScreen(
    { '/website/:id/edit': WebsiteEdit },
    {
      at: '/website/9/edit',
      server: [
        accounts,
        answers(websiteEndpoints.get, { record: RECORD, can }),
        answers(accountEndpoints.simpleList, [{ id: 5, label: 'Rede Tapajós' }]),
        answers(websiteEndpoints.update, { record: { ...RECORD, anw_account_id: 5, updated_at: MOVED }, can }),
        answers(websiteEndpoints.history, {
          data: [anEntry('a', 'anw_name'), anEntry('b', 'anw_account_id')],
          next: null,
        }),
        answers(websiteEndpoints.revert, { record: { ...RECORD, updated_at: TAKEN_BACK }, can }),
      ],
    },
  )
  await user.click(await screen.findByRole('combobox', { name: 'Account' }))
  await user.click(await screen.findByRole('option', { name: 'Rede Tapajós' }))
  await user.click(screen.getByRole('button', { name: /Save changes/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Move news.example to Rede Tapajós?' }))
  return { user, dialog, sent: () => asked(websiteEndpoints.update), takenBack: () => asked(websiteEndpoints.revert) }
}

test('a move waits for both accounts, and says nothing of people until they are there', async () => {
  let away = true
  const { user, dialog, sent } = await ask(
    answers(accountEndpoints.get, ({ params: { id = '' } }) => {
      if (away && id === '5') return refusal('unavailable')
      return ACCOUNTS[id] ?? refusal('notFound')
    }),
  )
  expect(await dialog.findByText('The accounts did not load')).toBeVisible()
  const again = await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.queryByText(/see it/)).not.toBeInTheDocument()
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Move website' })).not.toBeInTheDocument()
  away = false
  await user.click(again)
  await user.click(await dialog.findByRole('button', { name: 'Move website' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a move names everybody once: who loses it, who gains it, and who can stay', async () => {
  const { user, dialog, sent } = await ask()
  expect(await dialog.findByText('Users of Cariri Media who no longer see it: Davi')).toBeVisible()
  expect(dialog.getByText('Users of Rede Tapajós who will see it: Eva')).toBeVisible()
  expect(dialog.getAllByRole('checkbox').map(box => box.getAttribute('aria-label'))).toEqual(['Keep Bia', 'Keep Caio'])
  await user.click(dialog.getByRole('checkbox', { name: 'Keep Caio' }))
  await user.click(dialog.getByRole('button', { name: 'Move website' }))
  await waitFor(() => expect(sent()).toMatchObject([{ anw_account_id: 5, keep: [3] }]))
})

test('a move is taken back where it was said to be done', async () => {
  const { user, dialog, takenBack } = await ask()
  await user.click(await dialog.findByRole('button', { name: 'Move website' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(takenBack()).toEqual([{ transaction: 'bbbbbbbb', updated_at: MOVED }]))
  expect(await screen.findByText('Change undone')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Account' })).toHaveValue('Cariri Media'))
})
