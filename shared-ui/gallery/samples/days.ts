import { addDays, toDay } from '@candela/shared-contract'
import type { ChartDay } from '@candela/shared-ui/chart'

const FIRST = toDay('2026-10-24')

/** Light sold per day, as far as it is known. */
const OIL = [
  62, 63, 63, 51, 57, 66, 68, 67, 67, 65, 55, 58, 70, 66, 68, 67, 66, 56, 60, 72, 72, 75, 74, 71, 57, 65, 75, 80, 75,
  73,
]

export const daysOf = (count: number): ChartDay[] =>
  OIL.slice(-count).map((litres, index) => {
    const day = addDays(FIRST, OIL.length - count + index)
    return {
      day,
      value: `${litres * 100 + index}.25`,
      before: { day: addDays(day, -35), value: `${litres * 94 + ((index * 37) % 300)}.50` },
      estimate: index > count / 3,
      ...(index === Math.floor(count / 2) && { notes: ['A new wick was lit'] }),
    }
  })

export const SHARES = [
  { id: 'oil', label: 'Oil', value: '7,420.10', share: 0.742, shareText: '74.2%' },
  { id: 'wax', label: 'Wax', value: '2,310.00', share: 0.231, shareText: '23.1%' },
  { id: 'tallow', label: 'Tallow from the old stock', value: '270.00', share: 0.027, shareText: '2.7%' },
]
