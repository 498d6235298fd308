import { toDay } from '@candela/shared-contract'
import type { useFormat } from '@candela/shared-ui'

type Days = { from: string; to: string }

/** `1 – 31 Oct 2026`, `27 Aug – 26 Sep 2026`, or one day: what both ends have in common is said once. */
export const daysText = (format: ReturnType<typeof useFormat>, { from, to }: Days): string => {
  const [first, last] = [format.date(toDay(from)), format.date(toDay(to))]
  if (from === to) return first
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${last}`
  return `${from.slice(0, 4) === to.slice(0, 4) ? format.dayOfYear(toDay(from)) : first} – ${last}`
}
