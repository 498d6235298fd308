import type { Locator, Page } from 'playwright/test'
import { holdLanguage } from '../harness/language'
import { lookAt } from '../harness/looks'
import { mailTo } from '../harness/mail'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name })
const step = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name })
const review = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** Every press and every field that somebody fills in, as a person would. */
const counting = (page: Page) => {
  const done = { clicks: 0, fields: 0 }
  return {
    done,
    press: async (target: Locator) => {
      done.clicks += 1
      await target.click()
    },
    fill: async (target: Locator, text: string) => {
      done.fields += 1
      await target.fill(text)
    },
    choose: async (name: string, option: RegExp) => {
      done.fields += 1
      done.clicks += 2
      await page.getByRole('combobox', { name }).click()
      await page.getByRole('option', { name: option }).click()
    },
  }
}

const fillPublisher = (page: Page, name: string) => field(page, 'Account name').fill(name)
const fillWebsite = (page: Page, domain: string) => field(page, 'Domain').fill(domain)
const fillPerson = async (page: Page, email: string) => {
  await field(page, 'Person’s name').fill('Ana Nova')
  await field(page, 'Email').fill(email)
  await page.getByRole('combobox', { name: 'Access group' }).click()
  await page.getByRole('option', { name: 'Publisher owner' }).click()
}
const goOn = (page: Page) => button(page, 'Continue').click()

test('a publisher is onboarded in at most 15 clicks and 25 fields', async ({ page, product, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/account')
  const { done, press, fill, choose } = counting(page)
  await press(button(page, 'More actions'))
  await press(page.getByRole('menuitem', { name: 'Onboard a publisher' }))
  await expect(heading(page, 'Onboard a publisher')).toBeVisible()

  await fill(field(page, 'Account name'), 'Rede Araucária')
  await choose('Tier', /Silver/)
  await choose('Account manager', /Marina Teles/)
  await press(button(page, 'Continue'))
  await fill(field(page, 'Domain'), 'https://www.araucaria.example/home')
  await expect(page.getByText('Saved as www.araucaria.example')).toBeVisible()
  await press(button(page, 'Continue'))
  await fill(field(page, 'Person’s name'), 'Iara Campos')
  await fill(field(page, 'Email'), 'iara@araucaria.example')
  await choose('Access group', /Publisher owner/)
  await press(button(page, 'Continue'))
  await expect(review(page, 'Publisher')).toContainText('Marina Teles')
  await expect(review(page, 'Website')).toContainText('20')
  await press(button(page, 'Create and invite'))

  await expect(heading(page, 'Rede Araucária is set up')).toBeVisible()
  await expect(heading(page, 'Rede Araucária is set up')).toBeFocused()
  expect(done.clicks).toBeLessThanOrEqual(15)
  expect(done.fields).toBeLessThanOrEqual(25)
  await expect(page.getByText('The person sets a password with the link in the invitation.')).toBeVisible()
  expect((await mailTo(product.url, 'iara@araucaria.example'))?.text).toContain('Iara Campos')

  await page.getByRole('link', { name: 'www.araucaria.example' }).click()
  await expect(heading(page, 'www.araucaria.example')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Onboard a publisher')).toBeVisible()
})

test('it goes with the keyboard alone, and Enter leads on', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/account/onboard')
  await field(page, 'Account name').focus()
  await page.keyboard.type('Keyboard Press')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Website')).toHaveAttribute('aria-current', 'step')
  await expect(heading(page, 'Onboard a publisher')).toBeFocused()
  await field(page, 'Domain').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Still missing: Domain')).toBeVisible()
  await expect(field(page, 'Domain')).toBeFocused()
  await expect(field(page, 'Domain')).toHaveAccessibleDescription(/required/)
})

test('what was typed is there after a visit elsewhere', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/account/onboard')
  await fillPublisher(page, 'Kept for Later')
  await goOn(page)
  await fillWebsite(page, 'kept-for-later.example')
  await goOn(page)
  await expect(field(page, 'Person’s name')).toBeVisible()
  page.once('dialog', dialog => void dialog.accept())
  await page.goto('/user')
  await expect(heading(page, 'Users')).toBeVisible()
  await page.goto('/account/onboard')
  await button(page, 'Restore draft').click()
  await expect(field(page, 'Account name')).toHaveValue('Kept for Later')
  await goOn(page)
  await expect(field(page, 'Domain')).toHaveValue('kept-for-later.example')
})

test('what the server refuses leads back to its step, with everything still there', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/account/onboard')
  await fillPublisher(page, 'Refused at First')
  await goOn(page)
  await fillWebsite(page, 'jornaldocariri.example')
  await goOn(page)
  await fillPerson(page, 'publisher@candela.example')
  await goOn(page)
  await button(page, 'Create and invite').click()
  await expect(step(page, 'Website')).toHaveAttribute('aria-current', 'step')
  await expect(field(page, 'Domain')).toHaveAccessibleDescription(/already exists/)
  await expect(field(page, 'Domain')).toBeFocused()
  await expect(step(page, 'Person')).toHaveAccessibleName(/Needs your attention/)
  await fillWebsite(page, 'refused-at-first.example')
  await goOn(page)
  await field(page, 'Email').fill('refused.at.first@candela.example')
  await goOn(page)
  await button(page, 'Create and invite').click()
  await expect(heading(page, 'Refused at First is set up')).toBeVisible()
})

test('an account manager becomes the manager, and the website waits', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Onboards Others', group: 'Account manager' })
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto('/account/onboard')
  await fillPublisher(page, 'Waiting Room')
  await goOn(page)
  await fillWebsite(page, 'waiting-room.example')
  await goOn(page)
  await fillPerson(page, 'waiting.room@candela.example')
  await goOn(page)
  await expect(page.getByText('The website waits for approval.')).toBeVisible()
  await button(page, 'Create and invite').click()
  await expect(page.getByText('Waiting for approval')).toBeVisible()
  await expect(page.getByText('The new website is reviewed and approved.')).toBeVisible()
})

test('whoever may not is told so', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'No Onboarding', group: 'Publisher owner' })
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto('/account/onboard')
  await expect(page.getByText(/necessary permission/)).toBeVisible()
})

test('every step is accessible, speaks four languages and fits', async ({ page, signInAs }) => {
  await holdLanguage(page)
  await signInAs(ADMIN)
  await page.goto('/account/onboard')
  const look = (name: string, inDark = false) =>
    lookAt(page, {
      ready: () => page.locator('main nav li button[aria-current=step]'),
      words: ['onboard'],
      heading: {
        en: 'Onboard a publisher',
        pt: 'Cadastrar um publisher',
        es: 'Dar de alta un editor',
        it: 'Aggiungi un editore',
      },
      inDark,
    }).then(() => expect(step(page, name)).toHaveAttribute('aria-current', 'step'))
  await fillPublisher(page, 'Looks Good')
  await look('Publisher', true)
  await goOn(page)
  await fillWebsite(page, 'looks-good.example')
  await look('Website')
  await goOn(page)
  await fillPerson(page, 'ana@looks-good.example')
  await look('Person')
  await goOn(page)
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
  await look('Review')
})
