import { query } from '@candela/shared-auth'
import { shareEndpoints, websiteEndpoints } from '@candela/shared-contract'
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
