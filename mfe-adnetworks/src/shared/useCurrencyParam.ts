import { useSession } from '@candela/shared-auth'
import { type Currency, DEFAULT_CURRENCY } from '@candela/shared-contract'
import { useMemo } from 'react'

/** In which currency amounts are asked for, where that is not the one that everybody begins with. */
export const useCurrencyParam = (): { currency?: Currency } => {
  const currency = useSession(state => state.currency)
  return useMemo(() => (currency === DEFAULT_CURRENCY ? {} : { currency }), [currency])
}
