import { FULL } from './chain'

/** No action lasts that long. */
const HOUR_MS = 3_600_000

export type Stretch = {
  /** When it was sealed. */
  at: number
  /** The newest row that is sealed by then. */
  to: number
  rows: number
  /** The time of its newest row. */
  newest: number
}

/** What is known of rows that come later once some seals are made. */
export type Past = {
  /** The time of the newest row, as its seal knows it. */
  newest: number
  /** Rows up to this one were given their ids long before the newest row. */
  settled: number
  recent: readonly Pick<Stretch, 'at' | 'to'>[]
}

export const NOTHING: Past = { newest: -Infinity, settled: 0, recent: [] }

/**
 * It only goes forward, whatever rows say of themselves. It begins behind what was there before the chain, which is sealed
 * as it stands: as many full seals as that takes, and one that is not.
 */
export const pastWith = (past: Past, stretch: Stretch | null): Past => {
  if (!stretch || (past === NOTHING && stretch.rows === FULL)) return past
  const { at, to, newest } = stretch
  const latest = Math.max(past.newest, Math.min(newest, at))
  const seals = [...past.recent, { at, to }]
  const isOld = (seal: { at: number }) => seal.at < latest - 2 * HOUR_MS
  const settled = Math.max(past.settled, ...seals.filter(isOld).map(seal => seal.to))
  return { newest: latest, settled, recent: seals.filter(seal => !isOld(seal)) }
}

/** Rows from then on may still be stored. */
export const openSince = ({ newest }: Past): number => newest - HOUR_MS

/** An honest row has its id and its time from one moment, and its action was over within the hour. */
export const isPutInto = (past: Past, row: { id: number; at: number }): boolean =>
  row.id <= past.settled || row.at < openSince(past)
