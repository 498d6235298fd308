import { expect, type Page } from 'playwright/test'
import { heading } from './users'

/** A block of the page by its title. */
export const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }).first()

export const openDashboard = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/dashboard${search}`)
  await expect(heading(page, 'Dashboard')).toBeVisible()
}

const MENUS = /^(Chart menu|Menu do gráfico|Menú del gráfico|Menu del grafico)/

/** Everything that the charts ask for has arrived, and they are drawn. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('slider')).toHaveCount(2)
  await expect(page.getByRole('button', { name: MENUS, disabled: false })).toHaveCount(7)
}
