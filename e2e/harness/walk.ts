import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry, RemoteDeclaration } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
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
