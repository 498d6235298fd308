import {
  addDays,
  type Currency,
  type Day,
  firstOfMonth,
  type TypeValue,
  toDay,
  WEBSITE_STATUS,
} from '@candela/shared-contract'
import type { Diffs } from '../../platform/db/schema'
import type { Past } from '../past'
import { randomFrom } from '../random'
import { type DemoNetwork, demoNetworks, TECHNOLOGIES, type Technology } from './demo-networks'
import {
  CPM_OF_ZONE,
  DEVICE_SHAPES,
  type Device,
  FORMAT_SHAPES,
  type Format,
  PAGEVIEWS_OF_TIER,
  readingOf,
  type Vertical,
} from './shapes'
import { STORIES } from './stories'

/** What a network delivers on a website in one format on one device. */
export type Pair = {
  format: Format
  device: Device
  adType: TypeValue<'adType'>
  /** Impressions of a pageview. */
  perPage: number
  /** US$ per thousand on an average day. */
  cpm: number
  fill: number
  /** The part of the measurable impressions that is seen, and of all that is clicked; null: the network does not say. */
  seen: number | null
  clicked: number | null
  /** The part of the impressions that come by a refresh; 0: none. */
  refresh: number
  /** Nothing before that day. */
  from: Day
}

export type Link = { id: number; network: DemoNetwork; technology: number; currency: Currency; pairs: readonly Pair[] }

export type PlannedSite = {
  id: number
  account: number
  tier: TypeValue<'accountTier'>
  zone: string
  vertical: Vertical
  /** The first and the last day on which it delivers. */
  from: Day
  until: Day
  /** Pageviews on an average day, as it stands today. */
  pageviews: number
  /** How much it grows in a year. */
  growth: number
  links: readonly Link[]
}

export type Plan = { today: Day; networks: readonly DemoNetwork[]; sites: readonly PlannedSite[] }

/** For how many days a demo has numbers at least, today's among them. */
const DAYS = { small: 30, full: 400 } as const
export type Size = keyof typeof DAYS

/** Last month is asked for on the 31st as well. */
const DAYS_OF_LAST_MONTH = 7

const VERTICALS: readonly Vertical[] = ['news', 'recipes', 'sport', 'finance', 'news', 'leisure', 'tech']
const DEVICES: readonly Device[] = ['mobile', 'desktop', 'tablet']
/** Only the largest formats are worth telling apart on tablets. */
const ON_TABLETS: readonly Format[] = ['top', 'first', 'intext', 'native']
const ON_DESKTOPS_ONLY: readonly Format[] = ['side', 'vertical']

const displayFormats = (site: number): Format[] => [
  'top',
  'first',
  'intext',
  'side',
  ...(site % 2 === 1 ? (['under'] as const) : (['square'] as const)),
  ...(site % 3 !== 0 ? (['scroll'] as const) : (['horizontal'] as const)),
  ...(site % 4 === 1 ? (['inimage'] as const) : []),
  ...(site % 5 === 0 ? (['postitial'] as const) : []),
  ...(site % 6 === 0 ? (['adblock'] as const) : []),
  ...(site % 7 === 3 ? (['vertical'] as const) : []),
]

const FORMATS_OF: Record<Technology, (site: number) => readonly Format[]> = {
  Exchange: displayFormats,
  'Header bidding': displayFormats,
  Backfill: displayFormats,
  Direct: site =>
    displayFormats(site)
      .filter(format => !['under', 'adblock'].includes(format))
      .slice(0, 5),
  Video: site => (site % 3 === 0 ? ['video', 'slider', 'rewarded'] : ['video', 'slider']),
  Native: () => ['native', 'intext'],
}

/** Of what several networks could fill, how much one gets; and what it pays beside the others. */
const STRENGTH: Record<Technology, { share: number; price: number }> = {
  Exchange: { share: 1, price: 1 },
  'Header bidding': { share: 1.3, price: 1.1 },
  Video: { share: 1, price: 1 },
  Native: { share: 0.8, price: 1 },
  Direct: { share: 0.35, price: 1.7 },
  Backfill: { share: 0.5, price: 0.45 },
}

/** What networks say of impressions beyond their number. */
const SAYS: Record<Technology, { seen: boolean; clicked: boolean }> = {
  Exchange: { seen: true, clicked: true },
  'Header bidding': { seen: true, clicked: false },
  Video: { seen: true, clicked: true },
  Native: { seen: true, clicked: true },
  Direct: { seen: true, clicked: true },
  Backfill: { seen: false, clicked: false },
}

/** Roughly what a dollar is in it: what a network pays in its own currency does not follow the market by the day. */
const DOLLAR: Record<Currency, number> = { USD: 1, EUR: 0.87, BRL: 5.4 }

const adTypeOf = (format: Format, technology: Technology): TypeValue<'adType'> =>
  technology === 'Video' ? 'Video' : technology === 'Native' ? 'Native' : format === 'video' ? 'Video' : 'Display'

type Offer = { network: DemoNetwork; format: Format; device: Device; weight: number }

const offersOf = (site: number, network: DemoNetwork): Offer[] =>
  FORMATS_OF[network.technology](site).flatMap(format =>
    DEVICES.filter(
      device =>
        (device !== 'tablet' || ON_TABLETS.includes(format)) &&
        (device === 'desktop' || !ON_DESKTOPS_ONLY.includes(format)),
    ).map(device => ({
      network,
      format,
      device,
      weight: STRENGTH[network.technology].share * (0.7 + ((network.id * 13 + site) % 7) / 10),
    })),
  )

type Site = Omit<PlannedSite, 'links' | 'pageviews' | 'growth' | 'vertical'> & { name: string; isVideo: boolean }

const linksOf = (site: Site, vertical: Vertical, networks: readonly DemoNetwork[], today: Day): Link[] => {
  const offers = networks.flatMap(network => offersOf(site.id, network))
  const sum = new Map<string, number>()
  const key = ({ format, device }: Offer) => `${format} ${device}`
  for (const offer of offers) sum.set(key(offer), (sum.get(key(offer)) ?? 0) + offer.weight)
  const random = randomFrom(7_000_003 + site.id)
  const depth = 0.5 + 0.2 * random.next()
  const refreshes = random.next() < 0.65
  const clicks = randomFrom(8_000_009 + site.id)
  const pairOf = (offer: Offer): Pair => {
    const { format, device, network } = offer
    const shape = FORMAT_SHAPES[format]
    const isVideoFormat = network.technology === 'Video'
    const product = site.isVideo ? (isVideoFormat ? 2.6 : 0.7) : 1
    const share = offer.weight / (sum.get(key(offer)) ?? 1)
    const isAdded = site.id === STORIES.formatAdded.website && format === STORIES.formatAdded.format
    const price = STRENGTH[network.technology].price * (0.85 + 0.3 * random.next()) * DEVICE_SHAPES[device].cpm
    const fill = shape.fill + DEVICE_SHAPES[device].fill - 0.06 * random.next()
    return {
      format,
      device,
      adType: adTypeOf(format, network.technology),
      perPage: shape.perPage * readingOf(vertical).devices[device] * share * depth * product,
      cpm: shape.cpm * price * (CPM_OF_ZONE[site.zone] ?? 1) * DOLLAR[network.currency],
      fill: Math.min(fill, 0.98),
      seen: SAYS[network.technology].seen ? shape.seen : null,
      clicked: SAYS[network.technology].clicked ? 0.001 + 0.005 * clicks.next() : null,
      refresh: refreshes && shape.refreshes ? 0.2 + 0.13 * random.next() : 0,
      from: isAdded ? addDays(today, -STORIES.formatAdded.daysAgo) : site.from,
    }
  }
  return networks.map(network => ({
    id: site.id * 1_000 + network.id,
    network,
    technology: TECHNOLOGIES.indexOf(network.technology) + 1,
    currency: network.currency,
    pairs: offers.filter(offer => offer.network === network).map(pairOf),
  }))
}

/** How many of the networks that serve any website serve this one. */
const SHARED_OF_TIER: Record<Size, Record<TypeValue<'accountTier'>, number>> = {
  small: { 1: 9, 2: 7, 3: 5, 4: 4, 5: 3 },
  full: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 },
}

const networksOf = ({ id, tier, isVideo }: Site, size: Size, networks: readonly DemoNetwork[]): DemoNetwork[] => {
  const shared = networks.filter(({ website }) => website === null)
  const first = id * 3
  const some = Array.from({ length: SHARED_OF_TIER[size][tier] }, (_, index) => shared[(first + index) % shared.length])
  const video = isVideo ? shared.filter(({ technology }) => technology === 'Video').slice(0, 1) : []
  const own = networks.filter(({ website }) => website === id)
  return [...new Set([...some.flatMap(network => network ?? []), ...video, ...own])]
}

const { enabled } = WEBSITE_STATUS

/** When a website was switched on and off, by the history that it has. */
const statusDays = (past: Past, id: number): { on: Day; off: Day | null } | undefined => {
  let on: Day | null = null
  let off: Day | null = null
  for (const { slo_table_name, slo_object_id, slo_diffs, created_at } of past.logs) {
    if (slo_table_name !== 'websites' || slo_object_id !== id) continue
    const change = (JSON.parse(slo_diffs) as Diffs).anw_status
    if (!change) continue
    const day = toDay(String(created_at).slice(0, 10))
    if (change[1] === enabled) on = day
    if (change[0] === enabled) off = day
  }
  return on ? { on, off } : undefined
}

/** An account that was switched off a while ago delivers no more since then. */
const OFF_SINCE = 30

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

const sitesOf = (past: Past, today: Day): Site[] => {
  const accounts = new Map(past.rowsOf('accounts').map(account => [account.id, account]))
  return past.rowsOf('websites').flatMap((website): Site[] => {
    const account = accounts.get(website.anw_account_id)
    const days = statusDays(past, website.id)
    if (!account || !days) return []
    const off = addDays(days.off ?? addDays(today, 1), -1)
    const until = account.acc_is_enabled === 1 ? off : earlier(off, addDays(today, -OFF_SINCE))
    const { website: oneDay, daysAgo } = STORIES.oneDay
    const only = website.id === oneDay ? addDays(today, -daysAgo) : undefined
    return [
      {
        id: website.id,
        account: account.id,
        tier: account.acc_tier,
        zone: account.acc_time_zone,
        name: website.anw_name,
        isVideo: website.anw_product === 'Candela Video',
        from: only ?? addDays(days.on, 1),
        until: only ?? until,
      },
    ]
  })
}

/** Who delivers what on which website: everything that the numbers of a demo follow from. */
export const planOf = (past: Past, size: Size, today: Day): Plan => {
  const sites = sitesOf(past, today)
  const networks = demoNetworks(
    size,
    sites.filter(({ id }) => id !== STORIES.noTraffic),
  )
  return {
    today,
    networks,
    sites: sites.map(site => {
      const random = randomFrom(9_000_001 + site.id * 7)
      const [least, most] = PAGEVIEWS_OF_TIER[site.tier]
      const vertical = VERTICALS[(site.id - 1) % VERTICALS.length] ?? 'news'
      const { name, isVideo, ...planned } = site
      const rank = random.next()
      return {
        ...planned,
        vertical,
        pageviews: site.id === STORIES.noTraffic ? 0 : Math.round(least + (most - least) * rank * rank),
        growth: -0.08 + 0.4 * random.next(),
        links: linksOf(site, vertical, networksOf(site, size, networks), today),
      }
    }),
  }
}

/** The first day that a demo has numbers of. */
export const firstDayOf = (size: Size, today: Day): Day =>
  earlier(addDays(today, 1 - DAYS[size]), addDays(firstOfMonth(today), -DAYS_OF_LAST_MONTH))
