import { readFile } from 'node:fs/promises'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading, names, openUsers, row, rows, search } from '../harness/users'

const segment = (page: Parameters<typeof rows>[0], name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })

test.describe('what the list shows', () => {
  test('says how many people there are, and of which status, a page at a time, in the order that is asked for', async ({
    page,
    signInAs,
  }) => {
    const sizes: number[] = []
    page.on('response', async response => {
      if (!response.url().endsWith('/user/list')) return
      // The last one may come when nobody waits for it any more.
      const body = (await response.json().catch(() => undefined)) as { meta: { perPage: number } } | undefined
      if (body) sizes.push(body.meta.perPage)
    })
    await signInAs(ADMIN)
    await openUsers(page)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ users$/ })).toBeVisible()
    await expect.poll(() => [...new Set(sizes)]).toEqual([100])
    for (const name of [/^All \d+/, /^Active \d+/, /^Inactive \d+/, /^Banned \d+/])
      await expect(segment(page, name)).toBeVisible()
    await segment(page, /^Banned/).click()
    await expect(page).toHaveURL(/f\.usr_status=Banido/)
    await expect(rows(page).first()).toContainText('Banned')
    await expect(rows(page).filter({ hasNotText: 'Banned' })).toHaveCount(0)
    await page.goBack()
    await expect(segment(page, /^All/)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('columnheader', { name: 'Status' }).click()
    await page.getByRole('columnheader', { name: 'User' }).click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/sort=usr_status%2Cusr_name/)
    await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending')
  })

  test('is searched by name and address, filtered, says when nothing fits, and starts again', async ({
    page,
    signInAs,
  }) => {
    await signInAs(ADMIN)
    await openUsers(page)
    await search(page).fill('publisher@candela')
    await expect(names(page)).toHaveCount(1)
    await expect(names(page)).toContainText('Otávio Brandão')
    await expect(page).toHaveURL(/q=publisher%40candela/)
    await search(page).fill('nobody is called like this')
    await expect(page.getByText('No data yet')).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).last().click()
    await expect(rows(page).first()).toBeVisible()
    await button(page, 'Access group').click()
    await page.getByRole('checkbox', { name: /^Finance/ }).check()
    await page.keyboard.press('Escape')
    await expect(rows(page).first()).toContainText('Finance')
    await expect(rows(page).filter({ hasNotText: 'Finance' })).toHaveCount(0)
    await button(page, 'Reset filters').click()
    await expect(page.getByRole('status').filter({ hasText: /^\d+ users$/ })).toBeVisible()
    await expect(page).toHaveURL(/\/user$/)
  })

  test('comes back to the same rows from a record, with what was chosen', async ({ page, product, signInAs }) => {
    await signInAs(ADMIN)
    await openUsers(page, '?sort=-usr_name')
    await page.getByRole('grid').hover()
    await page.mouse.wheel(0, 1200)
    const seen = rows(page).nth(6)
    await expect(seen.locator('a')).toBeVisible()
    const name = await seen.locator('a').getAttribute('title')
    // Somebody new moves every row by one while the box is pressed: the press is about the row that it began on.
    const at = Number(await seen.getAttribute('row-index'))
    await seen.getByRole('checkbox').hover()
    await page.mouse.down()
    await createUser(product.url, { usr_name: 'Zuzu Pressed' })
    const news = page.waitForResponse('**/user/list')
    await button(page, 'Refresh').evaluate(refresh => (refresh as HTMLElement).click())
    await (await news).finished()
    await expect(button(page, 'Refresh')).not.toHaveAttribute('aria-busy')
    await page.mouse.up()
    await expect(row(page, String(name))).toHaveAttribute('row-index', String(at + 1))
    await expect(row(page, String(name)).getByRole('checkbox')).toBeChecked()
    await row(page, String(name)).locator('a').click()
    await expect(heading(page, String(name))).toBeVisible()
    await page.goBack()
    await expect(row(page, String(name)).getByRole('checkbox')).toBeChecked()
    await expect(row(page, String(name))).toBeInViewport()
  })

  test('shows what people are called as text, whatever it says', async ({ page, product, signInAs }) => {
    const name = '<img src=x onerror=alert(1)> & {{user.new}}'
    await createUser(product.url, { usr_name: name })
    await signInAs(ADMIN)
    await openUsers(page, '?q=onerror')
    await expect(names(page)).toContainText(name)
    await names(page).click()
    await expect(heading(page, name)).toBeVisible()
  })
})

test('the file has the rows and columns of the list, and no formula', async ({ page, product, signInAs }) => {
  await createUser(product.url, { usr_name: '=HYPERLINK("https://candela.example")', usr_comission: '7.50' })
  await signInAs(ADMIN)
  await openUsers(page, '?q=hyperlink')
  await expect(rows(page)).toHaveCount(1)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^users_\d{8}-\d{4}\.csv$/)
  const [head, first, ...others] = (await readFile(await file.path(), 'utf8')).trimEnd().split(/\r?\n/)
  expect(head).toBe('\uFEFFName,Email,Status,Access group,Product,Commission,Language,Last visit')
  expect(first).toContain(`'=HYPERLINK`)
  expect(first).toContain('Active,Publisher viewer,Candela,7.50,English')
  expect(others).toEqual([])
})

test('it is used with the keyboard alone', async ({ page, product, signInAs }) => {
  for (const n of [1, 2, 3]) await createUser(product.url, { usr_name: `Key person ${n}` })
  await signInAs(ADMIN)
  await openUsers(page)
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('key person')
  await expect(rows(page)).toHaveCount(3)
  await button(page, 'Columns').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(rows(page).nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('k')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page).first().getByRole('checkbox')).not.toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('e')
  await expect(heading(page, 'Edit user')).toBeVisible()
  await page.goBack()
  await button(page, 'Columns').focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/\d+$/)
})

test('on a phone the people are cards', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(ADMIN)
  await page.goto('/user?q=publisher%40candela')
  const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('publisher@candela.example')
  await expect(cards).toContainText('Active')
  const cut = await cards
    .locator('dd')
    .evaluateAll(facts => facts.filter(fact => fact.scrollWidth > fact.clientWidth).map(fact => fact.textContent))
  expect(cut).toEqual([])
  await cards.getByRole('link').click()
  await expect(heading(page, 'Otávio Brandão')).toBeVisible()
})
