import type { View } from '@candela/shared-contract'
import { inOrder, type ListLook } from '../listLook'

type Columns = readonly { field: string }[]

/** A column that nobody moved and one that was moved back are in one place. */
const seen = (columns: Columns, { order, hidden, density }: ListLook): string => {
  const fields = inOrder(columns, order).map(({ field }) => field)
  return JSON.stringify([density, ...fields.filter((field, index) => index === 0 || !hidden.includes(field))])
}

/** Whether what is shown is no longer what the view keeps. */
export const differs = (
  { viw_search, viw_look }: Pick<View, 'viw_search' | 'viw_look'>,
  now: { search: string; look: ListLook; columns: Columns; understand: (address: string) => string },
): boolean =>
  now.understand(viw_search) !== now.understand(now.search) ||
  (viw_look !== null && seen(now.columns, viw_look) !== seen(now.columns, now.look))
