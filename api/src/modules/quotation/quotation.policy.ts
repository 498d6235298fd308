import type { OneQuotation, Pair } from '@candela/shared-contract'

export type QuotationAction = keyof OneQuotation['can']

/**
 * Quotations are the company's. What a closed month was closed with is not offered to be changed; that it is not removed
 * either is said where somebody tries.
 */
export const canQuotation = (
  { pairs }: { pairs: ReadonlySet<Pair> },
  action: QuotationAction,
  { is_closed }: { is_closed: boolean },
): boolean => pairs.has(`currencyExchange.${action}`) && (action === 'destroy' || !is_closed)
