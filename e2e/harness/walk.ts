import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { platformEndpoints, type Registry, type RemoteDeclaration } from '@candela/shared-contract'
import { expect, type Page, type Request } from 'playwright/test'
import { apiCall } from './api'
import { hearBatches } from './batch'
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

/** What is no answer for a page: it had no right to ask, or the server failed. */
const isRefusal = (status: number): boolean => status === 403 || status >= 500

/** Whatever a page asked for and got no answer to, from here on: alone, or together with other questions. */
export const collectRefusals = async (page: Page): Promise<() => string[]> => {
  const alone: string[] = []
  page.on('response', response => {
    if (isRefusal(response.status()))
      alone.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  const heard = await hearBatches(page)
  return () => [
    ...alone,
    ...heard.filter(({ status }) => isRefusal(status)).map(({ status, path }) => `${status} ${path}`),
  ]
}

/** A walk takes longer with every screen that the product grows by, and so may its test. */
export const walkTime = (screens: number): number => 180_000 + screens * 3000

/**
 * Says when a page has come: nothing of it is a place held for what is on its way, and whatever it asked the API for has
 * been answered. Who leaves earlier takes questions back, and a section that does not load is not down yet.
 */
export const watchComing = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/web/') && !pathname.endsWith(platformEndpoints.events.path)) open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => void open.delete(request))
  const coming = page.locator('main [data-coming]')
  return () => expect.poll(async () => (await coming.count()) + open.size, { message: 'what is on its way' }).toBe(0)
}

/** Payments are of an account and a month; their own specs open some. */
export const PAYMENT = '/report/report05/:account/:month'

/** Lists of the records that addresses name, where the route itself asks for none first. */
const LISTS: Record<string, string | undefined> = {
  '/report/report01/:id': '/report/report01',
  '/revenue-share/website/:id': '/website/list',
  [PAYMENT]: undefined,
}

/** Nobody is there: enough to see whether the way in is open. */
const ABSENT = 987_654_321

/** Where a route leads somebody: to the first record that they reach. None is no failure, a list that is not there is one. */
export const addressOf = async (
  url: string,
  token: string,
  { path, data }: RemoteDeclaration['routes'][number],
): Promise<{ address: string; isThere: boolean }> => {
  if (!path.includes(':')) return { address: path, isThere: true }
  if (!(path in LISTS) && !data?.[0]) throw new Error(`${path} asks nothing first: name its list in LISTS`)
  const list = path in LISTS ? LISTS[path] : data?.[0]?.path.replace('/:id', '/list')
  const answer = list && (await apiCall(url, 'POST', list, { token, body: { page: 1, perPage: 1 } }))
  if (answer && answer.status !== 200 && answer.status !== 403) throw new Error(`${list} answers ${answer.status}`)
  const [first] = (answer ? (answer.body.data as { id?: number; anr_key?: string }[] | undefined) : undefined) ?? []
  // A row of a report is known by its days and what it is of.
  const name = first?.anr_key ?? first?.id
  return { address: path.replaceAll(/:\w+/g, String(name ?? ABSENT)), isThere: name !== undefined }
}

/** What stands where somebody may not be. */
export const REFUSED = /necessary permission/
/** What stands where nothing is. */
export const UNKNOWN = 'This record does not exist'
