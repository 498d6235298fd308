import { useSession } from '@candela/shared-auth'
import type { Currency } from '@candela/shared-contract'
import { useEffect, useRef } from 'react'

/**
 * That of the session unless the address names one. Who changes the currency of the session means this page too,
 * whatever its address said before.
 */
export const useCurrency = (named: Currency | null, onSession: (currency: Currency) => void): Currency => {
  const chosen = useSession(({ currency }) => currency)
  const known = useRef(chosen)
  useEffect(() => {
    if (known.current === chosen) return
    known.current = chosen
    onSession(chosen)
  })
  return named ?? chosen
}
