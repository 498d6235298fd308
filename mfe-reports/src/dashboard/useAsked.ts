import { useSession } from '@candela/shared-auth'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useEffect, useMemo, useRef } from 'react'
import { type Asked, askedIn, questionOf, toSearch } from './asked'

/** What the page is about, kept in its address. The currency is that of the session unless the address names one. */
export const useAsked = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const chosen = useSession(({ currency }) => currency)
  const asked = useMemo(() => askedIn(search), [search])
  const currency = asked.currency ?? chosen
  const question = useMemo(() => questionOf(asked, currency), [asked, currency])
  const change = (next: Partial<Asked>, replace = false) =>
    void navigate({ search: toSearch({ ...asked, ...next }) }, { replace })

  // Who changes the currency of the session means this page too, whatever its address said before.
  const known = useRef(chosen)
  useEffect(() => {
    if (known.current === chosen) return
    known.current = chosen
    change({ currency: chosen }, true)
  })

  return { asked, question, change }
}
