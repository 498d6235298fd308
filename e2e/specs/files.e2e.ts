import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addDays, PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import type { Download, Page } from 'playwright/test'
import { askForFile, FILES, files, filesDone } from '../harness/files'
import { mailTo } from '../harness/mail'
import { amountIn } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

const PUBLISHER = 'publisher@candela.example'
const TODAY = todayIn(PLATFORM_ZONE)
/** More of the demo's report data than anybody waits for. */
const LONG = `/report/report01?f.period=${addDays(TODAY, -13)}..${TODAY}`

const bytesOf = async (file: Download): Promise<Buffer> => readFile(await file.path())

const saved = async (page: Page, press: () => Promise<void>): Promise<Download> => {
  const waiting = page.waitForEvent('download')
  await press()
  return waiting
}

test('a short list is a file at once; a long one is made meanwhile, found in Files, and is what the list said', async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await page.goto('/account')
  const csv = await saved(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(csv.suggestedFilename()).toMatch(/^accounts_.*\.csv$/)
  const excel = await saved(page, () => page.getByRole('button', { name: 'Excel' }).click())
  expect(excel.suggestedFilename()).toMatch(/^accounts_.*\.xlsx$/)
  expect((await bytesOf(excel)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')

  await page.goto(LONG)
  const count = page.getByText(/^1–\d+ of [\d,]+ rows$/)
  await expect(count).toBeVisible()
  const rows = amountIn(((await count.textContent()) ?? '').replace(/^.* of /, ''))
  expect(rows).toBeGreaterThan(5_000)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText('Your file is being prepared')).toBeVisible()
  await page
    .getByRole('button', { name: 'Open Files' })
    .or(page.getByRole('link', { name: 'Open Files' }))
    .click()

  await expect(heading(page, 'Files')).toBeVisible()
  const file = files(page).first()
  await expect(file.getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(file).toContainText(`${rows.toLocaleString('en-US')} rows`)
  await expect(file).toContainText('until')
  const long = await saved(page, () => file.getByRole('button', { name: /^Download/ }).click())
  const bytes = await bytesOf(long)
  expect(long.suggestedFilename()).toMatch(/^report-data_.*\.csv$/)
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(rows + 1)
  await file.getByText('SHA-256').click()
  await expect(file.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible()
  const mail = await mailTo(product.url, ADMIN)
  expect(mail?.subject).toContain(long.suggestedFilename())
  expect(mail?.text).toContain(`${product.url}${FILES}`)
})

test('a publisher finds the files that are their own, and no way to those of others', async ({
  page,
  product,
  signInAs,
}) => {
  const question = { period: 'last7', currency: 'BRL', step: 'day', columns: ['time', 'net'] }
  await askForFile(product.url, ADMIN, { exp_report: 'user', question: { columns: ['usr_name'] } })
  await askForFile(product.url, PUBLISHER, { exp_report: 'candelaReport', question })
  await filesDone(product.url, PUBLISHER)
  await signInAs(PUBLISHER)
  await page.goto(FILES)
  await expect(heading(page, 'Arquivos')).toBeVisible()
  await expect(files(page)).toHaveCount(1)
  await expect(files(page)).toContainText('7 linhas')
  await expect(page.getByRole('group', { name: 'De quem são os arquivos' })).toHaveCount(0)
  const file = await saved(page, () =>
    files(page)
      .getByRole('button', { name: /^Baixar/ })
      .click(),
  )
  expect((await bytesOf(file)).toString('utf8')).toMatch(/^\uFEFF.*;.*\r\n\d{4}-\d\d-\d\d;\d+,\d\d\r\n/)
})
