import { ApiError, call } from '@candela/shared-auth'
import { type View, viewEndpoints } from '@candela/shared-contract'
import { addToast } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureWords } from '../../form/useFailureWords'
import { viewMessages } from './messages'
import { viewsQuery } from './useListViews'
import type { Shown } from './viewTask'

/** What is known of views is known once: of the list, its menu and the sidebar. */
export const useViewsRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: viewsQuery.queryKey })
}

/** What is done to a view without asking further. */
export const useViewActions = () => {
  const t = viewMessages.useT()
  const errorMessageOf = useFailureWords()
  const refresh = useViewsRefresh()

  /** Also what did not happen shows views as they are: somebody else may have changed them. */
  const attempt = async (act: () => Promise<unknown>, done?: string) => {
    try {
      await act()
      if (done) addToast({ kind: 'success', title: done })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: errorMessageOf(error) })
    }
    await refresh()
  }

  return {
    pin: ({ id, pinned }: View) =>
      attempt(() => call(viewEndpoints.pin, { params: { id }, body: { pinned: !pinned } })),
    save: ({ id, updated_at }: View, { viw_search, viw_look }: Shown) =>
      attempt(
        () => call(viewEndpoints.update, { params: { id }, body: { viw_search, viw_look, updated_at } }),
        t('kept'),
      ),
  }
}
