/**
 * What there is to find in the numbers of the demo, always as many days ago. The websites and networks are in small
 * demos too, but for the one that only just began.
 */
export const STORIES = {
  /** A Gold website lost its tag: hardly an impression is left. */
  tagRemoved: { website: 13, daysAgo: 3, left: 0.04 },
  /** The token of a network ended: nothing came from it since. */
  tokenEnded: { network: 7, daysAgo: 2 },
  /** A network sent three days again, with less. */
  restated: { network: 2, from: 6, to: 4, left: 0.93 },
  /** Networks at one address that was out of order for a night, and one that was too slow. */
  hostDown: { domain: 'cobre.example', network: 12, daysAgo: 18 },
  hostSlow: { network: 5, daysAgo: 11 },
  /** A network reported in another format for two days, until somebody saw to it. */
  newFormat: { network: 9, from: 9, to: 8 },
  /** A network left a part of a day out at first. */
  partly: { network: 3, daysAgo: 14 },
  /** Something went viral and faded away: pageviews from that day on. */
  viral: { website: 5, daysAgo: 9, times: [4.2, 1.9, 1.25] },
  /** An Italian website asks for consent in another way since then, and advertisers pay less. */
  consentLost: { website: 15, daysAgo: 15, price: 0.7 },
  /** A format was switched on. */
  formatAdded: { website: 2, daysAgo: 20, format: 'scroll' },
  /** One row has more impressions than requests. */
  impossible: { website: 8, daysAgo: 1 },
  /** Taken back by a network for invalid traffic, in micro-units. */
  adjusted: { website: 10, daysAgo: 12, value: -35_200_000 },
  /** Its analytics counted robots until its publisher sent other pageviews, which were uploaded. */
  robots: { website: 2, from: 5, to: 3, left: 0.96, reason: 'Robots taken out, sent by the publisher' },
  /** Nobody counts its pageviews. */
  noAnalytics: 6,
  /** Enabled, and nobody reads it. */
  noTraffic: 9,
  /** Delivered on one day only. */
  oneDay: { website: 43, daysAgo: 1 },
} as const
