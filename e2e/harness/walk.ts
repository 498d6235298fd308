import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { platformEndpoints, type Registry, type RemoteDeclaration } from '@candela/shared-contract'
import { expect, type Page, type Request } from 'playwright/test'
import type { Product } from './product'

/** What the live remotes of a product declare. */
export const liveDeclarations = async ({ dataDir }: Product): Promise<RemoteDeclaration[]> => {
  const registry = JSON.parse(await readFile(join(dataDir, 'registry.json'), 'utf8')) as Registry
  return Object.entries(registry.default).flatMap(
    ([name, version]) => registry.releases[name]?.[version]?.declaration ?? [],
  )
}

/** From page to page as a link does, without loading the product anew. */
export const walkTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(address => {
    // As the router numbers its pages.
    const state = { usr: null, key: address, idx: Number(history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)

/** The page between two others, so that nothing of the last one is taken for the next. */
export const BETWEEN = 'We could not find this page'
export const BETWEEN_PATH = '/error/error-v6'

/** Whatever a page asked for and had no right to, from here on. */
export const collectRefusals = (page: Page): string[] => {
  const refusals: string[] = []
  page.on('response', response => {
    if (response.status() === 403) refusals.push(`${response.request().method()} ${response.url()}`)
  })
  return refusals
}

/** Says when whatever a page asked the API for has been answered: who leaves earlier takes questions back. */
export const watchQuestions = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/web/') && !pathname.endsWith(platformEndpoints.events.path)) open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => void open.delete(request))
  return () => expect.poll(() => open.size, { message: 'questions without an answer' }).toBe(0)
}

/** What stands where somebody may not be. */
export const REFUSED = /necessary permission/
