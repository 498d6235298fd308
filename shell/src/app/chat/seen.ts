import { MESSAGE_FILTERS } from '@candela/shared-contract'
import { pageName } from './mailTo'

/** What somebody looks at when they begin to write. */
export type Seen = { page: string; path: string; filters: string[]; websiteId: number | null }

const PATH_LIMIT = 2000

/** In the letters that the contract lets through; what it does not is written as addresses write it. */
const plainPath = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const path = (pathname + search).replace(
    /[^\w\-./:?&=%,~+]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return path.length > PATH_LIMIT ? pathname : path
}

/** Of what is not there yet, or has no name: `Who: …`. */
const SAYS_NOTHING = /:[\s…]*$/

/** The filters of the page, as their chips say them. */
const filtersShown = (page: ParentNode): string[] =>
  [...page.querySelectorAll<HTMLElement>('[data-filter]')]
    .flatMap(({ dataset }) => dataset.filter?.slice(0, 300) || [])
    .filter(filter => !SAYS_NOTHING.test(filter))
    .slice(0, MESSAGE_FILTERS)

export const seenNow = (): Seen => {
  const [, website] = /^\/website\/(\d{1,15})(?:\/|$)/.exec(location.pathname) ?? []
  return {
    page: pageName().slice(0, 255),
    path: plainPath(location),
    filters: [...new Set(filtersShown(document))],
    websiteId: website ? Number(website) : null,
  }
}
