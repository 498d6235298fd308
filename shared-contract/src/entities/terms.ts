import * as z from 'zod/mini'
import { CURRENCIES } from '../money'
import { TYPES } from '../types'
import { day } from './report'

/** What decides about a website's money today. */
const termsSchema = z.object({
  /** What the platform keeps today, in percent, by the share in force or else the commission. Null where the publisher gets a fixed price, whatever comes in. */
  effectiveFee: z.nullable(z.string()),
  /** The revenue share in force; where there is none, the commission of the website decides. */
  share: z.nullable(
    z.object({
      wrs_type: z.enum(TYPES.revenueShareType),
      wrs_valid_from: day,
      wrs_currency: z.nullable(z.enum(CURRENCIES)),
      /** A fixed price: per month, or per thousand impressions. */
      amount: z.nullable(z.string()),
    }),
  ),
})
export type Terms = z.infer<typeof termsSchema>

/** Null for readers to whom the account does not show it. */
export const visibleTerms = z.nullable(termsSchema)
