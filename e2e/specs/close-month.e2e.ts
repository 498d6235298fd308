import type { Locator, Page } from 'playwright/test'
import { sendInvoices, waitingPayment } from '../harness/books'
import { byKeyboard, byPointer, type Presser } from '../harness/clicks'
import { holdLanguage } from '../harness/language'
import { lookAt } from '../harness/looks'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
}

test.use({ fresh: 'a month is closed' })

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

/** What each of them says to get to its end: the month comes with the demo. */
const closeFrom = async (page: Page, { press }: Presser): Promise<string> => {
  await press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Currency exchange' }))
  await press(page.getByRole('main').getByRole('link', { name: 'Close month' }))
  await press(button(page, 'Next'))
  await press(button(page, 'Next'))
  const paid = page.getByText('To be paid', { exact: true }).first().locator('xpath=following-sibling::dd')
  await expect(paid).toHaveText(/^R\$[\d,]+\.\d\d$/)
  const amount = (await paid.textContent()) ?? ''
  await press(button(page, 'Next'))
  const typed = page.getByRole('textbox', { name: /^Type CLOSE/ })
  const words = /CLOSE \d{4}-\d{2}/.exec((await page.getByText(/^Type CLOSE/).textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByText(amount)).toBeVisible()
  await typed.fill(words)
  await press(button(page, /^Close \w+ \d{4}$/))
  await expect(page.getByRole('heading', { level: 1, name: /is closed$/ })).toBeVisible()
  return amount
}

test('what a close comes to is read in four languages, at every width', async ({ page, signInAs }) => {
  await holdLanguage(page)
  await signInAs(ADMIN)
  await page.goto('/currency-exchange/close-month')
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await lookAt(page, { ready: () => page.getByRole('main').getByRole('table'), words: ['monthClose'] })
})

test('a month is closed with six presses, is opened again, and closed with the keyboard to the same amount', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await page.goto('/dashboard')
  const mouse = byPointer()
  const amount = await closeFrom(page, mouse)
  expect(mouse.count()).toBeLessThanOrEqual(6)

  // What it was closed with stays: the newest of the closed days is one of it.
  const month = /^\w+ \d{4}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''
  await page.goto('/currency-exchange?f.state=closed')
  const newest = page.getByRole('grid', { name: 'Currency exchange' }).locator('[role=row][row-index="0"]')
  const [name = '', year = ''] = month.split(' ')
  await expect(newest).toContainText(new RegExp(`\\d+ ${name.slice(0, 3)} ${year}`))
  await newest.getByRole('button', { name: /^Actions for/ }).click()
  await expect(page.getByRole('menuitem', { name: /^Remove/ })).toContainText('The books of its month are closed')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('main').getByRole('link', { name: 'Months', exact: true }).click()
  await button(page, /^Open \w+ \d{4} again$/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Open/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('The field is required')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A network sent its numbers again')
  await dialog.getByRole('button', { name: /^Open/ }).click()
  await expect(page.getByText('A network sent its numbers again')).toBeVisible()

  const keyboard = byKeyboard(page)
  expect(await closeFrom(page, keyboard)).toBe(amount)
  expect(keyboard.count()).toBeLessThanOrEqual(6)

  // Now it is owed: who is paid sends the invoice, and knows the day before and after.
  await page.goto('about:blank')
  await signInAs('publisher@candela.example')
  await page.goto('/dashboard')
  const presses = byPointer()
  await presses.press(link(page, 'Enviar nota fiscal'))
  const sending = page.getByRole('dialog')
  const day = / é em (.+)\. Depois/.exec((await sending.getByText(/^Se você enviar até/).textContent()) ?? '')?.[1]
  await sending.locator('input[type=file]').setInputFiles({ name: 'nota.pdf', ...PDF })
  await sending.getByRole('textbox', { name: 'Número da nota fiscal' }).fill('NF 2026/1')
  await presses.press(sending.getByRole('button', { name: 'Enviar nota fiscal' }))
  await expect(page.getByText(`O pagamento é em ${day}.`)).toBeVisible()
  await expect(page.getByRole('main').getByText('Nota fiscal recebida')).toBeVisible()
  expect(presses.count()).toBeLessThanOrEqual(3)
})

const SEND = { en: 'Send invoice', pt: 'Enviar nota fiscal', es: 'Enviar factura', it: 'Invia fattura' }

test('what is owed and how to get it is read in four languages, at every width', async ({
  page,
  product,
  signInAs,
}) => {
  const path = await waitingPayment(product.url)
  await holdLanguage(page)
  await signInAs(ADMIN)
  await page.goto(path)
  await lookAt(page, {
    ready: () => page.locator('main [aria-current=step]'),
    open: async (_, language) => {
      await button(page, SEND[language]).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    words: ['transfer'],
  })
})

test('all invoices that came are approved with four presses, and paid with one proof', async ({
  page,
  product,
  signInAs,
}) => {
  const sent = await sendInvoices(product.url)
  await signInAs(ADMIN)
  await page.goto('/report/report05')
  const { press, count: presses } = byPointer()
  const approve = page.getByRole('toolbar', { name: 'Actions for the selection' })
  const chosen = page.getByRole('checkbox', { name: 'Choose all that can take a step' })
  /** How many wait there; what was chosen of the rows before is not chosen of those of the queue. */
  const openQueue = async (name: string, open: Presser['press'] = queue => queue.click()): Promise<number> => {
    const queue = button(page, new RegExp(`^${name} [1-9]\\d*$`))
    const waiting = Number(/\d+$/.exec((await queue.textContent()) ?? '')?.[0])
    await open(queue)
    await expect(page.getByText(`Total, ${waiting} payments`)).toBeVisible()
    return waiting
  }
  await openQueue('To decide', press)
  await press(chosen)
  await expect(approve).toContainText(/^\d+ selectedR\$[\d,]+\.\d\d in all/)
  const count = Number(/^\d+/.exec((await approve.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThanOrEqual(sent)
  await press(approve.getByRole('button', { name: 'Approve' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Approve' }))
  await expect(page.getByText(`${count} invoices are approved`)).toBeVisible()
  expect(presses()).toBeLessThanOrEqual(4)
  await expect(page.getByText('Nothing waits here')).toBeVisible()

  const toSchedule = await openQueue('To schedule')
  expect(toSchedule).toBeGreaterThanOrEqual(count)
  await chosen.click()
  await approve.getByRole('button', { name: 'Schedule' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(`${toSchedule} payments are scheduled`)).toBeVisible()
  const toPay = await openQueue('To pay')
  expect(toPay).toBeGreaterThanOrEqual(toSchedule)
  await chosen.click()
  await approve.getByRole('button', { name: 'Mark as paid' }).click()
  const paying = page.getByRole('dialog')
  await paying.locator('input[type=file]').setInputFiles({ name: 'proof.pdf', ...PDF })
  await paying.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText(`${toPay} payments are recorded`)).toBeVisible()
})

test('who may not close a month is shown no way to it', async ({ page, signInAs }) => {
  await signInAs('adops@candela.example')
  await page.goto('/currency-exchange')
  await expect(heading(page, 'Currency exchange')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Months' })).toBeVisible()
  await expect(link(page, 'Close month')).toHaveCount(0)
})
