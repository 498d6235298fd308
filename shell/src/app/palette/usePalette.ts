import { useLocation } from '@candela/shared-ui/router'
import { useMemo, useState } from 'react'
import { useShellText } from '../i18n/messages'
import { openedPaths } from '../router/opened'
import { commandIn } from './command'
import { idsAmong, sectionsOf } from './sections'
import { useDestinations } from './useDestinations'
import { useOwnActions } from './useOwnActions'
import { useSearch } from './useSearch'
import { useRested, useShown } from './useShown'

/** What is offered for what is typed, all of it at once. */
export const usePalette = (typed: string) => {
  const t = useShellText()
  const { pathname } = useLocation()
  const { kinds, pages, actions } = useDestinations()
  const own = useOwnActions()
  const [opened] = useState(() => openedPaths().filter(path => path !== pathname))

  const text = useRested(typed)
  const ids = useMemo(() => idsAmong(kinds, opened), [kinds, opened])
  const command = useMemo(() => commandIn(kinds, text), [kinds, text])
  const { hits, hasFailed, isPending, again } = useSearch(kinds, { text, ids, command })
  const found = useMemo(() => ({ text: typed, hits, hasFailed, command }), [typed, hits, hasFailed, command])
  const shown = useShown(found, text === typed && !isPending)

  const sections = useMemo(() => {
    const titles = { recent: t('palette.recent'), pages: t('palette.pages'), actions: t('palette.actions') }
    return shown ? sectionsOf({ kinds, pages, actions, own, opened }, titles, shown) : []
  }, [t, kinds, pages, actions, own, opened, shown])
  return { sections, shown, again, searchesRecords: kinds.length > 0 }
}
