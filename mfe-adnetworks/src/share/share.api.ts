import { call, query } from '@candela/shared-auth'
import { shareEndpoints, technologyEndpoints, websiteEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { defineEntity } from '@candela/shared-ui/pages'

export const SHARE = defineEntity(shareEndpoints, {
  name: 'websiteRevenueShare',
  path: '/revenue-share',
  nameOf: ({ anw_website }) => anw_website,
  // What follows a version, and what a website's page says of its money.
  shownIn: [shareEndpoints.timeline, shareEndpoints.get, websiteEndpoints.get, websiteEndpoints.list],
})

export const timelineQuery = (website: number | string) =>
  query(shareEndpoints.timeline, { query: { website: String(website) } })

export const newFor = (website: number): string => `${SHARE.newPath}?website=${website}`

const FOUND_AT_ONCE = '20'

const findIn =
  (endpoint: typeof websiteEndpoints.simpleList): LoadOptions<number> =>
  async (search, signal) => {
    const found = await call(endpoint, { query: { search, limit: FOUND_AT_ONCE } }, { signal })
    return found.map(({ id, label }) => ({ value: id, label }))
  }

export const findWebsites = findIn(websiteEndpoints.simpleList)
export const findTechnologies = findIn(technologyEndpoints.simpleList)
