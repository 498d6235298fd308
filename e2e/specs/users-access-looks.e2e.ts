import { apiCall, tokenFor } from '../harness/api'
import { expectAccessible } from '../harness/axe'
import { halves } from '../harness/images'
import { overflowing } from '../harness/overflow'
import { invitedPerson, newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

test.use({ remotes: ['mfe-publishers'] })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 }

const SPOKEN = [
  { locale: 'en_US', devices: 'Devices', email: 'Change email' },
  { locale: 'pt_BR', devices: 'Dispositivos', email: 'Alterar e-mail' },
  { locale: 'es_ES', devices: 'Dispositivos', email: 'Cambiar correo' },
  { locale: 'it_IT', devices: 'Dispositivi', email: 'Cambia e-mail' },
] as const

for (const { locale, devices, email } of SPOKEN)
  test(`devices, sign-ins and dialogs fit in ${locale}`, async ({ page, product, signInAs }) => {
    const person = await newPerson(product.url, 'Ada Visível', locale)
    await apiCall(product.url, 'POST', '/auth', { body: { email: person.email, password: 'a guess' } })
    await tokenFor(product.url, person.email)
    await signInAs(person.email)
    const fits = async () => {
      for (const size of [WIDE, ZOOMED, NARROW]) {
        await page.setViewportSize(size)
        expect(await overflowing(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      }
    }
    await page.goto(`/user/${person.id}?tab=access`)
    await expect(page.getByRole('region', { name: devices }).getByRole('listitem')).toHaveCount(2)
    await fits()
    await page.goto(`/user/${person.id}/edit`)
    await page.getByRole('button', { name: email }).click()
    await expect(page.getByRole('dialog', { name: email })).toBeVisible()
    await fits()
  })

for (const theme of ['light', 'dark'] as const)
  for (const size of [WIDE, NARROW])
    test(`ways in and pictures are accessible, ${theme} and ${size.width} wide`, async ({
      page,
      product,
      signInAs,
    }) => {
      test.setTimeout(90_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      const person = await newPerson(product.url, 'Ada Visível')
      await apiCall(product.url, 'POST', '/auth', { body: { email: person.email, password: 'a guess' } })
      await tokenFor(product.url, person.email)
      await signInAs(person.email)
      await page.goto(`/user/${person.id}?tab=access`)
      await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(2)
      await expect(page.getByText('Attempt failed')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await page.goto(`/user/${person.id}/edit`)
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByText('The field is required')).toHaveCount(2)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.locator('input[type=file]').setInputFiles(await halves(page, 800, 400))
      await expect(page.getByRole('application', { name: 'Part of the photo' })).toBeVisible()
      await expectAccessible(page)
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
