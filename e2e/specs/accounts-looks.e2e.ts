import { accountWith, changeAccount, websiteWith } from '../harness/accounts'
import { looks } from '../harness/looks'
import { newPerson } from '../harness/people'
import { expect } from '../harness/test'
import { createUser } from '../harness/users'

type Arranged = { id: number; name: string }

const arrange = async (url: string): Promise<Arranged> => {
  const { record: manager } = await createUser(url, { usr_name: 'Looks Manager', group: 'Account manager' })
  const seller = await newPerson(url, 'Looks Seller')
  const account = await accountWith(url, {
    acc_name: `Grupo de Comunicação da Região Metropolitana ${Date.now()}`,
    managers: [manager.id],
    sellers: [seller.id],
  })
  for (const anw_status of [1, 2] as const)
    await websiteWith(url, { anw_account_id: account.id, users: [seller.id], anw_status })
  await changeAccount(url, account.id, { acc_tier: 1, acc_is_custom_ad_unit_path_enabled: 1 })
  return { id: account.id, name: account.acc_name }
}

looks({
  of: 'accounts',
  arrange,
  words: ['account', 'people'],
  screens: [
    {
      name: 'the list',
      path: ({ name }) => `/account?q=${encodeURIComponent(name)}`,
      ready: (page, { name }) => page.getByText(name).first(),
      heading: { en: 'Accounts', pt: 'Contas', es: 'Cuentas', it: 'Account' },
    },
    {
      name: 'a new one',
      path: () => '/account/new',
      ready: page => page.getByRole('switch').first(),
      heading: { en: 'New account', pt: 'Nova conta', es: 'Nueva cuenta', it: 'Nuovo account' },
    },
    { name: 'one of them', path: ({ id }) => `/account/${id}`, ready: page => page.getByRole('tabpanel') },
    {
      name: 'its notes',
      path: ({ id }) => `/account/${id}?tab=notes`,
      ready: page => page.getByRole('tabpanel').getByRole('textbox'),
    },
    {
      name: 'its history',
      path: ({ id }) => `/account/${id}?tab=history`,
      ready: page => page.getByRole('tabpanel').getByRole('article').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/account/${id}/edit`,
      ready: page => page.getByRole('switch').first(),
    },
    {
      name: 'a form at its fullest, refused',
      path: ({ id }) => `/account/${id}/edit`,
      ready: page => page.getByRole('switch').first(),
      open: async page => {
        for (const label of ['Add manager', 'Add user', 'Add website'])
          await page.getByRole('button', { name: label }).click()
        await page.getByRole('button', { name: 'Save changes' }).click()
        await expect(page.getByText('3 fields need attention')).toBeVisible()
      },
      isEnglishOnly: true,
    },
  ],
})
