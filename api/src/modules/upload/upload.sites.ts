import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { type SiteScope, siteName } from '../report/report.scope'

export type Site = { id: number; host: string }
/** The website that a cell names; null: it names none, or more than one. */
export type FindSite = (cell: string) => Site | null

/** The host of a website, however it was written. */
const hostOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./, '')

const nameOf = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/** Websites by their address, or by their name as reports write it, as far as they are in reach. */
export const sitesIn = async (
  read: Reader,
  { websiteAccounts, formerNames }: Pick<SiteScope, 'websiteAccounts' | 'formerNames'>,
): Promise<FindSite> => {
  const rows = await read
    .selectFrom('websites as w')
    .where('w.deleted_at', 'is', null)
    .$if(websiteAccounts !== null, query =>
      query.where(isOneOf('w.id', [...new Set(websiteAccounts?.map(({ website }) => website))])),
    )
    .select(['w.id', 'w.anw_website'])
    .select(siteName({ formerNames }, 'w').as('name'))
    .execute()
  const sites = rows.map(({ id, anw_website, name }) => ({ id, host: hostOf(anw_website), name: nameOf(name) }))
  const byHost = new Map(sites.map(site => [site.host, site]))
  const byName = new Map<string, Site | null>()
  for (const site of sites) byName.set(site.name, byName.has(site.name) ? null : site)
  return cell => byHost.get(hostOf(cell)) ?? byName.get(nameOf(cell)) ?? null
}
