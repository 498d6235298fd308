import { readFile } from 'node:fs/promises'
import { EXPLORER, explored, rows } from '../harness/explorer'
import { expect, test } from '../harness/test'

test('a publisher finds the format that earns most, presses its phones, comes back and takes the numbers along', async ({
  page,
  signInAs,
}) => {
  await signInAs('publisher@candela.example')
  await page.goto(EXPLORER)
  await explored(page)
  await expect(page).toHaveURL(/reportPerformance\?period=last5$/)
  await page.getByRole('button', { name: /^Comece por/ }).click()
  await page.getByRole('radio', { name: 'Por formato' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/rows=format/)
  await page.getByRole('button', { name: /^Lado a lado/ }).click()
  await page.getByRole('radio', { name: 'Dispositivo' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: /^Celular · Ganhos/ })).toBeVisible()
  const url = page.url()
  const phones = rows(page).first().locator('[data-field="c.mobile.net"]')
  const earned = await phones.textContent()

  await phones.click()
  await expect(page).toHaveURL(/format=\w+&device=mobile/)
  await expect(page.locator('[data-row="-1"] [data-field="m.net"]')).toHaveText(earned ?? '')
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(phones).toHaveText(earned ?? '')

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^performance_.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const figure = (earned ?? '').replace(/[^\d,-]/g, '')
  expect(text.split('\r\n')[1]?.split(';')).toContain(figure)
})
