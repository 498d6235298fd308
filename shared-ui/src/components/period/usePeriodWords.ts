import { PERIODS, rangeOf, toDay } from '@candela/shared-contract'
import { useFormat } from '../../useFormat'
import { periodMessages } from './messages'

/** Two days are taken as they are, whatever day it is. */
const ANY_DAY = toDay('2000-01-01')

/** A period in words: `Last 7 days`, `1 Nov 2026 – 7 Nov 2026`, or one day. */
export const usePeriodWords = (): ((period: string) => string) => {
  const t = periodMessages.useT()
  const format = useFormat()
  return period => {
    const name = PERIODS.find(each => each === period)
    if (name) return t(`name.${name}`)
    const range = rangeOf(period, ANY_DAY)
    if (!range) return period
    const [from, to] = [format.date(range.from), format.date(range.to)]
    return from === to ? from : `${from} – ${to}`
  }
}
