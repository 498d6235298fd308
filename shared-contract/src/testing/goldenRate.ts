import { toDay } from '../dates'
import { type Currency, microFromText } from '../money'
import { rateBook, rateOn } from '../quotation'

const DAY = toDay('2026-11-19')
const BOOK = rateBook(
  [
    { currency: 'USD', day: DAY, value: microFromText('5.40') },
    { currency: 'EUR', day: DAY, value: microFromText('6.20') },
  ],
  [],
)

/** What currencies are worth in BRL on the day of the golden table. */
export const goldenRate = (currency: Currency): bigint => rateOn(BOOK, currency, 'BRL', DAY)?.rate ?? 0n
