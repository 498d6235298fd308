import type { ApiError } from '@candela/shared-auth'
import type { Density } from '@candela/shared-contract'
import type { DataGridProps, RowDisplay, RowSource, VisibleRows } from '@candela/shared-ui/grid'
import { useLocation } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { ErrorState } from '../../components/ErrorState'
import { lazyPart } from '../../components/lazyPart'
import { StillTrying } from '../../components/StillTrying'
import { useFailureWords } from '../form/useFailureWords'
import type { ListCardsProps } from './ListCards'
import { ListFooter } from './ListFooter'
import { ListPreview } from './ListPreview'
import { ROW_HEIGHTS } from './listLook'
import { setVisibleRows, visibleRowsOf } from './listMemory'
import { InsteadOfRows, Rows } from './listStyle'
import { listMessages } from './messages'
import { nextSort } from './sort'
import { useEarlyKeys } from './useEarlyKeys'
import { useIsPainted } from './useIsPainted'
import type { ListData } from './useListData'
import type { ListControls } from './useListState'

export type ListTexts = {
  /** "6 groups". */
  count: (total: number) => string
  /** When there is nothing at all yet: what would be here, and the way to make the first. */
  empty: { text: string; action?: ReactNode }
}

/** Nothing before the first answer. */
type GridRowsProps<R> = Omit<DataGridProps<R>, 'source' | 'onDrawn'> & { source: RowSource<R> | undefined }

const Nothing = () => null

/** The grid library is large and a phone never needs it, so it is no part of the screen: it comes beside the first rows. */
const Grid = lazyPart(async () => ({ default: (await import('@candela/shared-ui/grid')).DataGrid }), Nothing) as <
  R extends { id: number },
>(
  props: DataGridProps<R>,
) => ReactNode

/** The rows in columns. They are shown as soon as they are known; the grid begins when they are seen, and takes over. */
const GridRows = <R extends { id: number }>(props: GridRowsProps<R>) => {
  const { source } = props
  const arePainted = useIsPainted(source !== undefined)
  const [isDrawn, setDrawn] = useState(false)
  useEarlyKeys(isDrawn)
  return (
    <>
      {source && arePainted && <Grid {...props} source={source} onDrawn={() => setDrawn(true)} />}
      {!(source && isDrawn) && <ListPreview<R> {...props} />}
    </>
  )
}

const CARD_HEIGHT = 88
const HEADINGS_HEIGHT = 44

const CardsToCome = <R extends { id: number }>({ columns }: ListCardsProps<R>) => (
  <ListPreview columns={columns} rowHeight={CARD_HEIGHT} />
)

/** Only a phone needs these. */
const ListCards = lazyPart(() => import('./ListCards'), CardsToCome) as <R extends { id: number }>(
  props: ListCardsProps<R>,
) => ReactNode

type ListRowsProps<R> = {
  data: ListData<R>
  state: ListControls
  onPhone: boolean
  density: Density
  texts: ListTexts
  rowDisplay: Omit<RowDisplay<R>, 'source'>
  /** On a phone: a press on a card chooses it. */
  selecting: boolean
  /** What floats over the lower end of the rows, which make room for it. */
  bar: ReactNode
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

/** There is nothing: nothing yet, or nothing that matches. */
const NoRows = ({ state, texts }: { state: ListControls; texts: ListTexts }) => {
  const words = commonMessages.useT()
  if (!state.isFiltered) return <EmptyState title={words('empty.noRecords')} {...texts.empty} />
  return (
    <EmptyState
      icon="search"
      title={words('empty.noData')}
      text={words('empty.tryFilters')}
      action={
        <Button size="sm" onClick={state.clearFilters}>
          {words('action.resetFilters')}
        </Button>
      }
    />
  )
}

/** The rows, or what stands in their place: on their way, none, not allowed, failed. */
export const ListRows = <R extends { id: number }>(props: ListRowsProps<R>) => {
  const { data, state, onPhone, density, texts, rowDisplay: rowSet, selecting, bar } = props
  const { source, error, isFetching, isChanging, refresh } = data
  const t = listMessages.useT()
  const { key } = useLocation()
  const [again, setAgain] = useState<() => void>()

  const onFailure = useCallback(
    (retry: () => void) =>
      setAgain(() => () => {
        setAgain(undefined)
        retry()
      }),
    [],
  )
  // The rows of an earlier question say nothing about where somebody is in this one.
  const onVisibleRows = (sight: VisibleRows) => {
    if (!isChanging) setVisibleRows(key, sight)
  }

  const instead =
    !source && error ? (
      <Instead error={error} onRetry={refresh} busy={isFetching} />
    ) : (
      source?.total === 0 && <NoRows state={state} texts={texts} />
    )
  const problem = again
    ? { text: t('moreFailed'), onRetry: again }
    : source && error
      ? { text: t('notFresh'), onRetry: refresh }
      : undefined

  return (
    <>
      <Rows $changing={isChanging} $withBar={Boolean(bar)}>
        <StillTrying when={data.isAskedAgain} top={HEADINGS_HEIGHT} />
        {instead && <InsteadOfRows>{instead}</InsteadOfRows>}
        {!instead && onPhone && !source && <ListPreview columns={rowSet.columns} rowHeight={CARD_HEIGHT} />}
        {!instead && onPhone && source && (
          <ListCards {...rowSet} source={source} entry={key} selecting={selecting} onFailure={onFailure} />
        )}
        {!instead && !onPhone && (
          <GridRows
            {...rowSet}
            source={source}
            rowHeight={ROW_HEIGHTS[density]}
            sort={state.sort}
            onSort={(field, adds) => state.setSort(nextSort(state.sort, field, adds))}
            onFailure={onFailure}
            entry={key}
            startAt={(visibleRowsOf(key)?.first ?? 1) - 1}
            onVisibleRows={onVisibleRows}
          />
        )}
      </Rows>
      {bar}
      {!(error && !source) && (
        <ListFooter
          count={source && texts.count(source.total)}
          entry={instead || onPhone ? undefined : key}
          total={source?.total ?? 0}
          asOf={data.asOf}
          busy={isFetching}
          onRefresh={refresh}
          problem={problem}
        />
      )}
    </>
  )
}
