import type { ApiError } from '@candela/shared-auth'
import type { RowSet } from '@candela/shared-ui/grid'
import { useLocation } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { lazyPart } from '../../components/lazyPart'
import { useFailureWords } from '../form/useFailureWords'
import type { GridRowsProps } from './GridRows'
import { ListCards } from './ListCards'
import { ListFooter } from './ListFooter'
import { ListSkeleton } from './ListSkeleton'
import { type Density, ROW_HEIGHTS } from './listLook'
import { InsteadOfRows, Rows } from './listStyle'
import { listMessages } from './messages'
import { nextSort } from './sort'
import type { ListData } from './useListData'
import type { ListControls } from './useListState'

export type ListTexts = {
  /** "6 groups". */
  count: (total: number) => string
  /** When there is nothing at all yet: what would be here, and the way to make the first. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** The grid library is large and a phone never needs it, so it is no part of the screen itself. */
const GridRows = lazyPart(() => import('./GridRows'), ListSkeleton) as <R extends { id: number }>(
  props: GridRowsProps<R>,
) => ReactNode

/** Where somebody left a list, by the entry of the history: the way back leads there. */
const places = new Map<string, number>()

const CARD_HEIGHT = 88

type ListRowsProps<R> = {
  data: ListData<R>
  state: ListControls
  onPhone: boolean
  density: Density
  texts: ListTexts
  rowSet: Omit<RowSet<R>, 'source'>
}

/** The first answer did not come. */
const Instead = ({ error, onRetry, busy }: { error: ApiError; onRetry: () => void; busy: boolean }) => {
  const t = listMessages.useT()
  const wordsFor = useFailureWords()
  const words = commonMessages.useT()
  if (error.code === 'forbidden')
    return <EmptyState icon="lock" title={t('notAllowed')} text={error.message || words('error.forbidden')} />
  return (
    <ErrorState
      title={t('notLoaded')}
      reason={wordsFor(error)}
      requestId={error.requestId}
      onRetry={onRetry}
      retrying={busy}
    />
  )
}

/** The rows, or what stands in their place: on their way, none, not allowed, failed. */
export const ListRows = <R extends { id: number }>(props: ListRowsProps<R>) => {
  const { data, state, onPhone, density, texts, rowSet } = props
  const { source, error, isFetching, isChanging, refresh } = data
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const { key } = useLocation()
  const [again, setAgain] = useState<() => void>()

  const rows = () => {
    if (!source && error) return <Instead error={error} onRetry={refresh} busy={isFetching} />
    if (source?.total === 0) {
      if (!state.isFiltered) return <EmptyState {...texts.empty} />
      return (
        <EmptyState
          icon="search"
          title={words('empty.noRecords')}
          text={words('empty.tryFilters')}
          action={
            <Button size="sm" onClick={state.clearFilters}>
              {words('action.resetFilters')}
            </Button>
          }
        />
      )
    }
    return null
  }

  const onFailure = useCallback(
    (retry: () => void) =>
      setAgain(() => () => {
        setAgain(undefined)
        retry()
      }),
    [],
  )
  const instead = rows()
  const problem = again
    ? { text: t('moreFailed'), onRetry: again }
    : source && error
      ? { text: t('notFresh'), onRetry: refresh }
      : undefined

  return (
    <>
      <Rows $changing={isChanging}>
        {instead && <InsteadOfRows>{instead}</InsteadOfRows>}
        {!instead && onPhone && !source && <ListSkeleton columns={rowSet.columns} rowHeight={CARD_HEIGHT} />}
        {!instead && onPhone && source && <ListCards {...rowSet} source={source} onFailure={onFailure} />}
        {!instead && !onPhone && (
          <GridRows
            {...rowSet}
            source={source}
            rowHeight={ROW_HEIGHTS[density]}
            sort={state.sort}
            onSort={(field, adds) => state.setSort(nextSort(state.sort, field, adds))}
            onFailure={onFailure}
            startAt={places.get(key)}
            onScrolled={row => places.set(key, row)}
          />
        )}
      </Rows>
      {!(error && !source) && (
        <ListFooter
          count={source && texts.count(source.total)}
          asOf={data.asOf}
          busy={isFetching}
          onRefresh={refresh}
          problem={problem}
        />
      )}
    </>
  )
}
