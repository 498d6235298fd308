import { apiCall, tokenFor } from '../harness/api'
import { expectAccessible } from '../harness/axe'
import { halves } from '../harness/images'
import { firstLink, looks, NARROW, STILL, WIDE } from '../harness/looks'
import { invitedPerson, newPerson } from '../harness/people'
import { countShifts } from '../harness/shifts'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

const CHANGE_EMAIL = { en: 'Change email', pt: 'Alterar e-mail', es: 'Cambiar correo', it: 'Cambia e-mail' }

looks({
  of: 'users',
  arrange: url => newPerson(url, 'Looks Person'),
  words: ['user'],
  screens: [
    {
      name: 'the list',
      path: () => '/user?q=looks',
      ready: page => page.getByText('Looks Person').first(),
      heading: { en: 'Users', pt: 'Usuários', es: 'Usuarios', it: 'Utenti' },
    },
    {
      name: 'a new one',
      path: () => '/user/new',
      ready: page => page.getByRole('radio').first(),
      heading: { en: 'New user', pt: 'Novo usuário', es: 'Nuevo usuario', it: 'Nuovo utente' },
    },
    { name: 'one of them', path: ({ id }) => `/user/${id}`, ready: page => page.getByRole('tabpanel') },
    {
      name: 'their rights',
      path: ({ id }) => `/user/${id}?tab=permissions`,
      ready: page => page.getByRole('tabpanel').getByRole('table'),
    },
    {
      name: 'their history',
      path: ({ id }) => `/user/${id}?tab=history`,
      ready: page => page.getByRole('tabpanel').getByRole('listitem').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/user/${id}/edit`,
      ready: page => page.getByRole('combobox').first(),
      heading: { en: 'Edit user', pt: 'Editar usuário', es: 'Editar usuario', it: 'Modifica utente' },
    },
  ],
})

looks({
  of: 'one’s own way in',
  arrange: async url => {
    const person = await newPerson(url, 'Ada Visível')
    await apiCall(url, 'POST', '/auth', { body: { email: person.email, password: 'a guess' } })
    await tokenFor(url, person.email)
    return person
  },
  as: ({ email }) => email,
  words: ['user'],
  screens: [
    {
      name: 'devices and sign-ins',
      path: ({ id }) => `/user/${id}?tab=access`,
      ready: page => page.getByRole('region').getByRole('listitem').first(),
    },
    {
      name: 'signing out elsewhere',
      path: ({ id }) => `/user/${id}?tab=access`,
      ready: page => page.getByText('Attempt failed'),
      open: page => page.getByRole('button', { name: 'Sign out everywhere else' }).click(),
      isEnglishOnly: true,
    },
    {
      name: 'changing the address',
      path: ({ id }) => `/user/${id}/edit`,
      ready: page => page.getByRole('combobox').first(),
      open: async (page, language) => {
        await page.getByRole('button', { name: CHANGE_EMAIL[language] }).click()
        await expect(page.getByRole('dialog', { name: CHANGE_EMAIL[language] })).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).not.toHaveCount(0)
      },
    },
    {
      name: 'cropping a picture',
      path: ({ id }) => `/user/${id}/edit`,
      ready: page => page.getByRole('combobox').first(),
      open: async page => {
        await page.locator('input[type=file]').setInputFiles(await halves(page, 800, 400))
        await expect(page.getByRole('application', { name: 'Part of the photo' })).toBeVisible()
      },
      isEnglishOnly: true,
    },
  ],
})

test('whoever was invited is asked for an answer at 390 px too', async ({ page, product, signInAs }) => {
  const person = await invitedPerson(product.url, 'Íris Ainda')
  await page.setViewportSize(NARROW)
  await signInAs(ADMIN)
  await page.goto(`/user/${person.id}?tab=access`)
  await expect(page.getByRole('button', { name: 'Send again' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Never signed in')).toBeVisible()
  await expectAccessible(page)
})

for (const size of [WIDE, NARROW])
  test(`nothing moves while the whole list loads, ${size.width} wide`, async ({ page, signInAs }) => {
    await page.setViewportSize(size)
    await signInAs(ADMIN)
    const shifted = await countShifts(page)
    await page.goto('/user')
    await expect(firstLink(page)).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(STILL)
  })
