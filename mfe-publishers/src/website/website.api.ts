import { query, useCan } from '@candela/shared-auth'
import { accountEndpoints, type WebsiteRow, websiteEndpoints } from '@candela/shared-contract'
import { defineEntity, findIn } from '@candela/shared-ui/pages'
import { useIsPublisher } from '../useIsPublisher'

export const WEBSITE = defineEntity(websiteEndpoints, {
  name: 'website',
  path: '/website',
  nameOf: ({ display_host }) => display_host,
  shownIn: [accountEndpoints.list, accountEndpoints.get],
})

type Named = Pick<WebsiteRow, 'anw_name' | 'anw_website' | 'display_host' | 'unicode_host'>

/** The name of a website that is not called by its domain, which need not be said twice. */
export const ownNameOf = ({ anw_name, anw_website, display_host, unicode_host }: Named): string | undefined =>
  [anw_website, display_host, unicode_host].includes(anw_name) ? undefined : anw_name

/** A host that can pass for another one is told in both forms. */
export const canPassForAnother = ({ display_host, unicode_host }: Named): boolean => display_host !== unicode_host

export const checklistQuery = (id: string) => query(websiteEndpoints.checklist, { params: { id } })

/** Those that wait for a decision; whoever has waited longest comes first. */
export const waitingQuery = () =>
  query(websiteEndpoints.list, {
    body: { perPage: 2, filters: { anw_status: ['2'] }, sort: [{ field: 'created_at', dir: 'asc' }] },
  })

export const findWebsites = findIn(websiteEndpoints.simpleList)

/** What the reader may decide on for websites at large; of a single one its record says it. */
export const useWebsiteRights = () => {
  const isOwn = useIsPublisher()
  const mayUpdate = useCan('website.update')
  const mayStore = useCan('website.store')
  const mayApprove = useCan('website.approve')
  return {
    isOwn,
    /** Commission, and switching on and off: not for publishers. */
    governs: !isOwn && (mayUpdate || mayStore),
    switches: !isOwn && mayUpdate,
    approves: !isOwn && mayApprove,
  }
}
