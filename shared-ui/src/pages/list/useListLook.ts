import { useSession } from '@candela/shared-auth'
import type { Column } from '@candela/shared-ui/grid'
import { useMemo, useState } from 'react'
import { firstLook, inOrder, type ListLook, readLook, writeLook } from './listLook'

export type ListLookControls<R> = {
  look: ListLook
  ordered: readonly Column<R>[]
  /** Without those that are left out. */
  shown: readonly Column<R>[]
  change: (next: Partial<ListLook>) => void
  reset: () => void
}

/** The columns as this person wants them in this list. */
export const useListLook = <R>(list: string, columns: readonly Column<R>[]): ListLookControls<R> => {
  const userId = useSession(({ user }) => user?.id)
  const [look, setLook] = useState(() => readLook(list, userId))
  const { order, hidden } = look
  const ordered = useMemo(() => inOrder(columns, order), [columns, order])
  const shown = useMemo(
    () => ordered.filter(({ field }, index) => index === 0 || !hidden.includes(field)),
    [ordered, hidden],
  )

  const change = (next: Partial<ListLook>) => {
    const changed = { ...look, ...next }
    setLook(changed)
    writeLook(list, userId, changed)
  }
  return { look, ordered, shown, change, reset: () => change(firstLook()) }
}
