import { query, useSession } from '@candela/shared-auth'
import { addressOf, type MenuItem, viewEndpoints, viewIn } from '@candela/shared-contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

const FRESH_MS = 300_000

const keyOf = (list: string, id: number | string) => `view ${list} ${id}`

/** What a pinned view at this address would be called. */
export const pinnedKeyAt = (pathname: string, search: string): string => keyOf(pathname, viewIn(search) ?? '')

/**
 * The views that somebody keeps in the menu, as far as the menu leads to their lists. They come after it, and without
 * them it is the same menu. Lists ask the same question, so a view that is pinned there is here at once.
 */
export const usePinnedViews = (entries: readonly MenuItem[]): MenuItem[] => {
  const userId = useSession(({ user }) => user?.id)
  const { data } = useQuery({
    ...query(viewEndpoints.list, { query: {} }),
    enabled: userId !== undefined,
    staleTime: FRESH_MS,
  })
  return useMemo(
    () =>
      (data ?? []).flatMap(view => {
        const list = view.pinned && entries.find(({ path }) => path === view.viw_list)
        if (!list) return []
        return {
          remote: list.remote,
          key: keyOf(view.viw_list, view.id),
          label: view.viw_name,
          icon: 'bookmark',
          path: addressOf(view),
        }
      }),
    [data, entries],
  )
}
