import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useMemo, useState } from 'react'
import { useCurrency } from '../shared/useCurrency'
import { type Display, type Filters, isSame, questionOf, type StatementState, stateIn, toSearch } from './address'

/** What the report is about, kept in its address, and what was chosen since without being asked for yet. */
export const useStatement = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = useMemo(() => stateIn(search), [search])
  const go = (next: Partial<StatementState>, replace = false) =>
    void navigate({ search: toSearch({ ...asked, ...next }) }, { replace })
  const currency = useCurrency(asked.currency, chosen => go({ currency: chosen }, true))
  const question = useMemo(() => questionOf(asked, currency), [asked, currency])

  // Who comes back to an address, or goes to another one, has chosen nothing since.
  const [draft, setDraft] = useState({ asked, filters: asked.filters })
  if (draft.asked !== asked) {
    const isOther = !isSame(draft.asked.filters, asked.filters) || draft.asked.isGenerated !== asked.isGenerated
    setDraft({ asked, filters: isOther ? asked.filters : draft.filters })
  }

  return {
    asked,
    currency,
    question,
    filters: draft.filters,
    isChanged: !isSame(draft.filters, asked.filters),
    choose: (change: Partial<Filters>) => setDraft({ asked, filters: { ...draft.filters, ...change } }),
    generate: () => go({ isGenerated: true, filters: draft.filters }),
    /** How it is looked at; what is not asked for yet stays so. */
    changeDisplay: (change: Partial<Display>) => go({ display: { ...asked.display, ...change } }),
  }
}
export type Statement = ReturnType<typeof useStatement>
