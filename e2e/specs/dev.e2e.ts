import { join } from 'node:path'
import { rewrite, sourcesFolder, startDevelopment } from '../harness/development'
import { copyProbe, writeNews } from '../harness/probe'
import { type Server, STARTED_WITHIN_MS } from '../harness/server'
import { expectShellsOwn } from '../harness/sharing'
import { test as base, expect } from '../harness/test'

type Development = Server & { remote: string }

const DRAFT = `
import { TextField } from '@candela/shared-ui'
import { useState } from 'react'

export const News = () => {
  const [text, setText] = useState('')
  return <TextField label="Draft" value={text} onChange={event => setText(event.target.value)} />
}`

/** `npm run dev` with the shell and the probe, whose sources are a copy. */
const test = base.extend<object, { development: Development }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const { dir, remove } = await sourcesFolder()
      await copyProbe(dir, 'probe')
      await writeNews(dir, DRAFT)
      const server = await startDevelopment(dir)
      await use({ ...server, remote: dir })
      await server.stop()
      await remove()
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  baseURL: async ({ development }, use) => use(development.url),
})

test('in development, too, a remote runs on what the shell has of everything that must exist once', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  await expectShellsOwn(page, 'probe')
})

test('a change of a remote shows in the open page, and what was typed is still there', async ({
  page,
  signInAs,
  development,
}) => {
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  await page.getByLabel('Draft', { exact: true }).fill('Dear publisher')
  await rewrite(join(development.remote, 'src', 'News.tsx'), 'label="Draft"', 'label="Draft of a letter"')
  await expect(page.getByLabel('Draft of a letter')).toHaveValue('Dear publisher')
})

test('a mistake lies over the page until it is repaired, and what was typed is still there', async ({
  page,
  signInAs,
  development,
}) => {
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  const draft = page.getByLabel('Draft')
  const overlay = page.locator('#webpack-dev-server-client-overlay')
  await draft.fill('Dear publisher')
  const file = join(development.remote, 'src', 'News.tsx')
  await rewrite(file, 'return <', 'return < <')
  await expect(overlay.first()).toBeVisible()
  await rewrite(file, 'return < <', 'return <')
  await expect(overlay).toHaveCount(0)
  await expect(draft).toHaveValue('Dear publisher')
})

test('what a remote declares anew shows when the page is loaded again', async ({ page, signInAs, development }) => {
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Probe probe', exact: true })).toBeVisible()
  await rewrite(join(development.remote, 'src', 'remote.ts'), 'const label = ', "const label = 'New: ' + ")
  await expect(async () => {
    await page.reload()
    await expect(menu.getByRole('link', { name: 'New: Probe probe' })).toBeVisible({ timeout: 5000 })
  }).toPass()
})
