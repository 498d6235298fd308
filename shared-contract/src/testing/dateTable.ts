import { certaintyOfDay } from '../certainty'
import { comparedRanges } from '../comparison'
import { addDays, dayIn, daysBetween, instantIn, toDay, weekdayOf } from '../dates'
import { microFromText } from '../money'
import { paymentFor } from '../payment'
import { PERIODS, rangeOf } from '../period'
import { rateBook, rateSpans } from '../quotation'

const ZONES = ['UTC', 'America/Sao_Paulo', 'America/New_York', 'Europe/Rome', 'Asia/Tokyo', 'Pacific/Apia']

/** Days on which clocks change somewhere, ends of months and years, a leap day. */
const DAYS = [
  '2018-02-17',
  '2018-02-18',
  '2018-11-04',
  '2026-01-29',
  '2026-02-27',
  '2026-03-08',
  '2026-03-29',
  '2026-10-25',
  '2026-11-01',
  '2026-11-20',
  '2026-12-31',
  '2028-02-29',
].map(toDay)

const HOURS = [0, 2, 12, 18, 23]

const BOOK = rateBook(
  DAYS.map(day => ({ currency: 'USD', day, value: microFromText(`5.${day.slice(8)}`) })),
  [],
)

/** Everything of ours that knows days, as text: the same wherever the process runs. */
export const dateTable = (): string =>
  JSON.stringify(
    DAYS.map(day => ({
      day,
      next: addDays(day, 1),
      weekday: weekdayOf(day),
      age: daysBetween(day, toDay('2028-03-01')),
      state: certaintyOfDay(day, addDays(day, 16), false),
      periods: PERIODS.map(name => rangeOf(name, day)),
      compared: PERIODS.flatMap(name => {
        const range = rangeOf(name, day)
        return range ? [comparedRanges(range, 'previous', day), comparedRanges(range, 'lastYear', day)] : []
      }),
      rates: rateSpans(BOOK, ['USD'], 'BRL', { from: addDays(day, -3), to: addDays(day, 3) }),
      clocks: ZONES.flatMap(zone =>
        HOURS.map(hour => {
          const instant = instantIn(zone, day, hour)
          return [zone, hour, instant, dayIn(zone, instant), paymentFor(instant)]
        }),
      ),
    })),
    null,
    1,
  )
