import type { ExportFile } from '@candela/shared-contract'
import { expect, type Locator, type Page } from 'playwright/test'
import { apiCall, tokenFor } from './api'

export const FILES = '/export'

/** Whatever language it is in: each file with what can be done with it. */
export const files = (page: Page): Locator => page.getByRole('main').getByRole('listitem')

/** A file of text is chosen, as it is when somebody picks it; bytes stay as they are. */
export const chooseFile = (page: Page, name: string, text: string | Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

type Question = { exp_report: string; exp_format?: 'csv' | 'xlsx'; question: object }

/** Somebody asks for a file, which a page would do only for a long one. */
export const askForFile = async (
  url: string,
  email: string,
  { exp_format = 'csv', ...asked }: Question,
): Promise<number> => {
  const token = await tokenFor(url, email)
  const { status, body } = await apiCall(url, 'POST', '/export', { token, body: { exp_format, ...asked } })
  expect(status).toBe(200)
  return (body.record as ExportFile).id
}

/** Nothing of somebody's waits or is being made. */
export const filesDone = async (url: string, email: string): Promise<void> => {
  const token = await tokenFor(url, email)
  const states = async () => {
    const { body } = await apiCall(url, 'POST', '/export/list', { token, body: {} })
    return (body.data as ExportFile[]).map(({ state }) => state)
  }
  await expect.poll(states, { timeout: 20_000 }).not.toContainEqual(expect.stringMatching(/queued|running/))
}
