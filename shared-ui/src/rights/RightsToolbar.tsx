import { PAIRS } from '@candela/shared-contract'
import { SearchField } from '../components/SearchField'
import { SegmentedControl, type SegmentOption } from '../components/SegmentedControl'
import { Permitted, SearchBox, Toolbar } from './matrixStyle'
import { rightMessages } from './messages'

export type RightsToolbarProps<V extends string> = {
  search: string
  onSearch: (text: string) => void
  view: V
  views: readonly SegmentOption<V>[]
  onView: (view: V) => void
  granted: number
}

/** What of a matrix is shown, and how much of it is granted. */
export const RightsToolbar = <V extends string>({
  search,
  onSearch,
  view,
  views,
  onView,
  granted,
}: RightsToolbarProps<V>) => {
  const t = rightMessages.useT()
  return (
    <Toolbar>
      <SearchBox
        onKeyDown={event => {
          // In a form it would send the whole form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        <SearchField
          label={t('matrix.search')}
          clearLabel={t('matrix.clearSearch')}
          value={search}
          onSearch={onSearch}
        />
      </SearchBox>
      <SegmentedControl label={t('matrix.show')} value={view} options={views} onChange={onView} />
      <Permitted role="status">{t('permitted', { count: granted, total: PAIRS.length })}</Permitted>
    </Toolbar>
  )
}
