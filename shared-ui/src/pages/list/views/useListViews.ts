import { query, useSession } from '@candela/shared-auth'
import { ALL_ROWS, type View, viewEndpoints, viewIn, withView } from '@candela/shared-contract'
import { useLocation, useNavigate } from '@candela/shared-ui/router'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { type ListControls, WITHIN } from '../useListState'

/** The views of all lists are one question: the sidebar asks the same, so that a list finds them there. */
export const viewsQuery = { ...query(viewEndpoints.list, { query: {} }), staleTime: 300_000 }

export type ListViews = {
  /** Somebody is signed in who could have views. */
  offered: boolean
  /** The address of the list that they belong to. */
  list: string
  /** Nothing before they came. */
  views: readonly View[] | undefined
  failed: boolean
  retry: () => void
  current: View | undefined
  show: (view: View) => void
  /** Every row, whatever the group sees first. */
  showAll: () => void
  /** What is shown stays; it belongs to no view any more. */
  leave: () => void
}

/**
 * The views of the list at this address. The list shows its rows without waiting for them, and goes on as usual when
 * they do not come. Whoever arrives without a question sees what their group sees first.
 */
export const useListViews = ({ understand }: ListControls): ListViews => {
  const location = useLocation()
  const { pathname: list, search: address } = location
  const isWithin = (location.state as Partial<typeof WITHIN> | null)?.within === true
  const navigate = useNavigate()
  const userId = useSession(({ user }) => user?.id)
  const groupId = useSession(({ user }) => user?.group?.id)
  const offered = userId !== undefined
  const answer = useQuery({ ...viewsQuery, enabled: offered })

  const views = useMemo(() => answer.data?.filter(({ viw_list }) => viw_list === list), [answer.data, list])
  const chosen = viewIn(address)
  const current = views?.find(({ id }) => String(id) === chosen)
  const first = views?.find(view => view.viw_sharing === 'default' && view.viw_id_group === groupId)

  const go = (search: string, replace = false) => void navigate({ search }, { replace, state: WITHIN })
  const show = (view: View, replace?: boolean) => go(withView(understand(view.viw_search), view.id), replace)
  const showAll = () => go(withView('', first && ALL_ROWS))

  const viewToOpen = address === '' && !isWithin && first
  const showFirst = useEffectEvent((view: View) => show(view, true))
  useEffect(() => {
    if (viewToOpen) showFirst(viewToOpen)
  }, [viewToOpen])

  return {
    offered,
    list,
    views,
    failed: answer.isError,
    retry: () => void answer.refetch(),
    current,
    show: view => show(view),
    showAll,
    leave: () => go(withView(understand(address), first && ALL_ROWS), true),
  }
}
