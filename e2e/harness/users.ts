import type { OneUser, UserCreateBody } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from './api'
import { groupNamed } from './groups'
import { expect } from './test'

export { ADMIN } from './api'

type NewUser = { usr_name: string; group?: string } & Partial<
  Pick<UserCreateBody, 'usr_email' | 'usr_status' | 'usr_comission' | 'usr_product' | 'usr_locale' | 'usr_password'>
>

let created = 0

/** A person of a test's own, so that tests do not meet in one. */
export const createUser = async (url: string, { group = 'Publisher viewer', ...facts }: NewUser): Promise<OneUser> => {
  created += 1
  const usr_password = facts.usr_password ?? 'a long enough one'
  const { status, body } = await asAdmin(url, 'POST', '/user', {
    body: {
      usr_email: `person.${process.pid}.${created}@candela.example`,
      usr_status: 'Ativo',
      usr_comission: null,
      usr_product: 'Candela',
      usr_locale: 'en_US',
      ...facts,
      usr_id_group: await groupNamed(url, group),
      usr_password,
      usr_password_confirmation: usr_password,
    },
  })
  if (status !== 200) throw new Error(`the person was not created: ${status} ${JSON.stringify(body)}`)
  return body as unknown as OneUser
}

export const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Users' }).locator('[role=row][row-index]')
export const names = (page: Page): Locator => rows(page).locator('a')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Name or email' })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
export const unsaved = (page: Page): Locator => page.getByRole('region', { name: 'Unsaved changes' })

export const openUsers = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/user${query}`)
  await expect(heading(page, 'Users')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}
