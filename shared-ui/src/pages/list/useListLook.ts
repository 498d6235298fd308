import { useSession } from '@candela/shared-auth'
import type { View } from '@candela/shared-contract'
import type { Column } from '@candela/shared-ui/grid'
import { useMemo, useState } from 'react'
import { firstLook, inOrder, type ListLook, readLook, type UsualLook, writeLook } from './listLook'

export type ListLookControls<R> = {
  current: ListLook
  ordered: readonly Column<R>[]
  /** Without those that are left out. */
  shown: readonly Column<R>[]
  change: (next: Partial<ListLook>) => void
  reset: () => void
}

type Shown = Pick<View, 'id' | 'viw_look' | 'updated_at'>

/**
 * The columns as this person wants them in this list, or as a view shows them. What somebody changes on top of a view
 * holds until they leave it; their own look is untouched.
 */
export const useListLook = <R>(
  list: string,
  columns: readonly Column<R>[],
  { view, usual }: { view?: Shown | undefined; usual?: UsualLook } = {},
): ListLookControls<R> => {
  const userId = useSession(({ user }) => user?.id)
  const [own, setOwn] = useState(() => readLook(list, userId, usual))
  const [lookOverView, setLookOverView] = useState<{ version: string; look: ListLook }>()
  const version = view?.viw_look ? `${view.id} ${view.updated_at}` : undefined
  const look = (version && (lookOverView?.version === version ? lookOverView.look : view?.viw_look)) || own
  const { order, hidden } = look
  const ordered = useMemo(() => inOrder(columns, order), [columns, order])
  const shown = useMemo(
    () => ordered.filter(({ field }, index) => index === 0 || !hidden.includes(field)),
    [ordered, hidden],
  )

  const change = (next: Partial<ListLook>) => {
    const changed = { ...look, ...next }
    if (version) return setLookOverView({ version, look: changed })
    setOwn(changed)
    writeLook(list, userId, changed)
  }
  return { current: look, ordered, shown, change, reset: () => change(firstLook(usual)) }
}
