import {
  languageOf,
  type SearchBody,
  type SearchHit,
  type StatusTone,
  WEBSITE_WORDS,
  type WebsiteStatus,
  websiteStatusIn,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { found } from '../../platform/db/search'
import { asStoredHost, toDisplayHost } from '../../platform/web/host'
import { reachOf } from '../reach'
import { withNet30 } from '../report/report.earnings30'
import { livingWebsitesIn } from './website.repository'

const TONES: Record<WebsiteStatus, StatusTone> = { 0: 'neutral', 1: 'success', 2: 'warning', 3: 'danger' }

export const searchWebsites = async ({ app, actor, locale }: Ctx, asked: SearchBody): Promise<SearchHit[]> => {
  const { read } = app.database
  const reach = reachOf(actor)
  const words = WEBSITE_WORDS[languageOf(locale)]
  const hits = await found(livingWebsitesIn(read, reach), asked, {
    id: 'w.id',
    name: 'w.anw_name',
    others: [{ column: 'w.anw_website', typedAs: asStoredHost }],
  })
    .select(['w.id', 'w.anw_name', 'w.anw_website', 'w.anw_status', 'w.anw_reject_reason'])
    .execute()
  const websites = await withNet30(read, 'website', hits, asked.currency)
  return websites.map(({ id, net30, net30_currency, ...website }) => ({
    id,
    name: website.anw_name,
    detail: toDisplayHost(website.anw_website),
    status: { word: websiteStatusIn(words, website), tone: TONES[website.anw_status] },
    figure: { kind: 'money', caption: words.columns.net30, value: net30, currency: net30_currency },
  }))
}
