import { useCan } from '@candela/shared-auth'
import { Button, type MenuItem, Tooltip, useBelow, VisuallyHidden } from '@candela/shared-ui'
import { useListState } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import type { useMineColumns, useMineFilters } from './MineColumns'
import { shownQuery, useMineActions } from './mine.api'

/** It stays where the focus is, and says why it does nothing. */
const Kept = styled(Button)`
  &[aria-disabled='true'] {
    color: var(--fg-disabled);
    cursor: not-allowed;
  }
`

type Shown = { columns: ReturnType<typeof useMineColumns>; filters: ReturnType<typeof useMineFilters> }

/** Marks what the list shows and nothing else; what came after its answer was seen by nobody, and stays unread. */
export const useMarkAll = ({ columns, filters }: Shown): { button: ReactNode; items: readonly MenuItem[] } => {
  const t = adminMessages.useT()
  const why = useId()
  const may = useCan('userNotification.readAll')
  const onPhone = useBelow('phone')
  const { markAll } = useMineActions()
  const [busy, setBusy] = useState(false)
  const state = useListState(columns, filters.filters, filters.segments)
  const { data } = useQuery({ ...shownQuery(state), enabled: false })
  const unread = state.filters.read?.[0] === 'yes' ? 0 : (data?.meta.counts?.read?.no ?? 0)
  const whyNot = unread > 0 ? undefined : t('mine.noneUnread')

  const mark = async () => {
    if (!data || whyNot || busy) return
    setBusy(true)
    await markAll({
      ...(state.search && { search: state.search }),
      filters: state.filters,
      until: data.meta.asOf,
    })
    setBusy(false)
  }

  if (!may) return { button: null, items: [] }
  const label = t('mine.markAll')
  if (onPhone)
    return { button: null, items: [{ id: 'markAll', label, icon: 'check', whyNot, onSelect: () => void mark() }] }
  return {
    items: [],
    button: (
      <Tooltip text={whyNot}>
        {() => (
          <Kept icon="check" aria-disabled={whyNot !== undefined} aria-describedby={why} onClick={() => void mark()}>
            {label}
            <VisuallyHidden id={why}>{whyNot}</VisuallyHidden>
          </Kept>
        )}
      </Tooltip>
    ),
  }
}
