import { readFile } from 'node:fs/promises'
import { REPORTS } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { textOf } from '../harness/statement'
import { expect, test } from '../harness/test'
import { heading } from '../harness/users'

const line = (page: Page, row: number, field: string): Locator =>
  page.locator(`[role=grid] [data-row="${row}"] [data-field="${field}"]`)

test('a publisher sees each of their websites, opens the days of one and takes the numbers along', async ({
  page,
  signInAs,
}) => {
  await signInAs('publisher@candela.example')
  await page.goto(`${REPORTS.websites.path}?period=last30&sort=-net`)
  await expect(heading(page, 'Relatório de sites')).toBeVisible()
  await expect(line(page, 0, 'website')).toBeVisible()
  // What the platform keeps is nobody's business but its own.
  await expect(line(page, -1, 'margin')).toHaveCount(0)
  const [name, earned] = [await textOf(line(page, 0, 'website')), await textOf(line(page, 0, 'net'))]

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await waiting
  const [head = '', first = ''] = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').split('\r\n')
  expect(head.toLowerCase()).not.toContain('marg')
  const cells = first.split(';')
  expect(cells[0]).toBe(name)
  expect(cells).toContain(earned.replace(/[^\d,-]/g, ''))

  await page.locator('[role=grid] [data-row="0"]').getByRole('link').first().click()
  await expect(heading(page, 'Relatório de desempenho')).toBeVisible()
  await expect(page.locator('[data-row="-1"] [data-field="m.net"]')).toHaveText(earned)
  await expect(page.getByRole('button', { name: new RegExp(`^Site ${name}`) })).toBeVisible()
})
