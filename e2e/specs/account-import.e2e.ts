import type { Page } from 'playwright/test'
import { chooseFile } from '../harness/files'
import { looks } from '../harness/looks'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'

const choose = (page: Page, text: string | Buffer, name = 'accounts.csv') => chooseFile(page, name, text)
const open = async (page: Page) => {
  await page.goto('/account/import')
  await expect(heading(page, 'Import accounts')).toBeVisible()
}
const HEAD = 'Name,Time zone,Tier'
const errors = (page: Page) => page.getByRole('region', { name: 'Lines with errors' }).locator('tbody tr')

test('a file is looked at, imported, and its accounts are there', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await open(page)
  await choose(page, `${HEAD}\n=SUM(B2),Europe/Rome,Gold\nFrom a File,UTC,4\nGrupo Cariri,UTC,1`)
  const report = page.getByRole('region', { name: 'Preview' })
  await expect(report).toBeFocused()
  await expect(report).toContainText('Lines3New2Existing1With errors0')
  await expect(page.getByText('accounts.csv')).toBeVisible()
  await button(page, 'Import 2 accounts').click()
  await expect(page.getByText('2 accounts imported.')).toBeVisible()
  await expect(page.getByText('1 line was skipped: it already exists.')).toBeVisible()
  await expect(heading(page, 'Import accounts')).toBeFocused()
  await button(page, 'Import another file').click()
  await choose(page, `${HEAD}\nfrom a file,UTC,4`)
  await expect(page.getByText('There is nothing new in this file.')).toBeVisible()
  await expect(button(page, 'Import 0 accounts')).toBeDisabled()
})

test('wrong lines are named with their numbers, and nothing can be imported', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await open(page)
  await choose(page, `${HEAD}\nRight,UTC,1\n,UTC,2\nWrong,Nowhere,9`)
  await expect(errors(page)).toHaveCount(3)
  await expect(errors(page).first()).toHaveText(/3\s*Name\s*The field is required/)
  await expect(button(page, 'Import 1 account')).toBeDisabled()
  await expect(page.getByText(/Fix these lines/)).toBeVisible()
})

test('a file that is none keeps its name and says why', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await open(page)
  await choose(page, Buffer.from([0x61, 0xff, 0xfe]), 'picture.csv')
  await expect(page.locator('main').getByRole('alert')).toContainText('Save the file as UTF-8')
  await expect(page.getByText('picture.csv')).toBeVisible()
  await choose(page, 'Name,Owner\nA,B', 'other.csv')
  await expect(page.locator('main').getByRole('alert')).toContainText('Owner: Unknown column')
  await choose(page, 'x'.repeat(4 * 1024 * 1024 + 1), 'large.csv')
  await expect(page.locator('main').getByRole('alert')).toContainText('larger than 4 MB')
  await choose(page, `${HEAD}\nGood at Last,UTC,1`, 'good.csv')
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  await expect(button(page, 'Import 1 account')).toBeEnabled()
})

test('a file can be dropped, and the template comes filled in', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await open(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download template').click()])
  expect(download.suggestedFilename()).toMatch(/^accounts-to-import_.*\.csv$/)
  const transfer = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }))
    return data
  }, `${HEAD}\nDropped Here,UTC,1`)
  await page.getByText('Drop a CSV file here').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText('dropped.csv')).toBeVisible()
  await expect(button(page, 'Import 1 account')).toBeEnabled()
})

test('whoever may not add accounts is told so', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'No Import', group: 'Publisher owner' })
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto('/account/import')
  await expect(page.getByText(/necessary permission/)).toBeVisible()
})

const LOOKS = `${HEAD}\nLooks ${'very '.repeat(20)}long,UTC,1\n,Nowhere,9`

looks({
  of: 'import of accounts',
  arrange: async () => undefined,
  words: ['import'],
  screens: [
    {
      name: 'importing accounts',
      path: () => '/account/import',
      ready: page => page.getByRole('heading', { level: 1 }),
      heading: { en: 'Import accounts', pt: 'Importar contas', es: 'Importar cuentas', it: 'Importa account' },
    },
    {
      name: 'a file with wrong lines',
      path: () => '/account/import',
      ready: page => page.getByRole('heading', { level: 1 }),
      open: async page => {
        const lines = page.locator('main table').first()
        if (!(await lines.isVisible())) await choose(page, LOOKS)
        await expect(lines).toBeVisible()
      },
    },
  ],
})
