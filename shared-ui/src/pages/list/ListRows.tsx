import type { ApiError } from '@candela/shared-auth'
import type { Density } from '@candela/shared-contract'
import type { DataGridProps, PagedRows, RowDisplay, VisibleRows } from '@candela/shared-ui/grid'
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
import { rememberedVisibleRows, setVisibleRows } from './listMemory'
import { InsteadOfRows, Rows } from './listStyle'
import { listMessages } from './messages'
import { afterPress } from './press'
import { nextSort } from './sort'
import { useIsPainted } from './useIsPainted'
import { useKeyPressBuffer } from './useKeyPressBuffer'
import type { ListData } from './useListData'
import type { ListControls } from './useListState'

export type ListTexts = {
  /** "6 groups". */
  count: (total: number) => string
  /** When there is nothing at all yet: what would be here, and the way to make the first. */
  empty: { text: string; action?: ReactNode }
}

/** Nothing before the first answer. */
type GridRowsProps<R> = Omit<DataGridProps<R>, 'pagedRows' | 'onDrawn' | 'drawWhen'> & {
  pagedRows: PagedRows<R> | undefined
}

const Nothing = () => null

/** The grid library is large and a phone never needs it, so it is no part of the screen: it comes beside the first rows. */
const Grid = lazyPart(async () => ({ default: (await import('@candela/shared-ui/grid')).DataGrid }), Nothing) as <
  R extends { id: number },
>(
  props: DataGridProps<R>,
) => ReactNode

/** The rows in columns. They are shown as soon as they are known; the grid begins when they are seen, and takes over. */
const GridRows = <R extends { id: number }>(props: GridRowsProps<R>) => {
  const { pagedRows } = props
  const arePainted = useIsPainted(pagedRows !== undefined)
  const [isDrawn, setDrawn] = useState(false)
  useKeyPressBuffer(isDrawn)
  return (
    <>
      {pagedRows && arePainted && (
        <Grid {...props} pagedRows={pagedRows} drawWhen={afterPress} onDrawn={() => setDrawn(true)} />
      )}
      {!(pagedRows && isDrawn) && <ListPreview<R> {...props} />}
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
  rowDisplay: Omit<RowDisplay<R>, 'pagedRows'>
  /** On a phone: a press on a card chooses it. */
  selecting: boolean
  /** What floats over the lower end of the rows, which make room for it. */
  bar: ReactNode
}

/** The first answer did not come. */
const Instead = ({ error, onRetry, busy }: { error: ApiError; onRetry: () => void; busy: boolean }) => {
  const t = listMessages.useT()
  const errorMessageOf = useFailureWords()
  const common = commonMessages.useT()
  if (error.code === 'forbidden')
    return <EmptyState icon="lock" title={t('notAllowed')} text={error.message || common('error.forbidden')} />
  return (
    <ErrorState
      title={t('notLoaded')}
      reason={errorMessageOf(error)}
      requestId={error.requestId}
      onRetry={onRetry}
      retrying={busy}
    />
  )
}

/** There is nothing: nothing yet, or nothing that matches. */
const NoRows = ({ state, texts }: { state: ListControls; texts: ListTexts }) => {
  const common = commonMessages.useT()
  if (!state.isFiltered) return <EmptyState title={common('empty.noRecords')} {...texts.empty} />
  return (
    <EmptyState
      icon="search"
      title={common('empty.noData')}
      text={common('empty.tryFilters')}
      action={
        <Button size="sm" onClick={state.clearFilters}>
          {common('action.resetFilters')}
        </Button>
      }
    />
  )
}

/** The rows, or what stands in their place: on their way, none, not allowed, failed. */
export const ListRows = <R extends { id: number }>(props: ListRowsProps<R>) => {
  const { data, state, onPhone, density, texts, rowDisplay, selecting, bar } = props
  const { pagedRows, error, isFetching, isChanging, refresh } = data
  const t = listMessages.useT()
  const { key: historyKey } = useLocation()
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
  const onVisibleRows = (visibleRows: VisibleRows) => {
    if (!isChanging) setVisibleRows(historyKey, visibleRows)
  }

  const instead =
    !pagedRows && error ? (
      <Instead error={error} onRetry={refresh} busy={isFetching} />
    ) : (
      pagedRows?.total === 0 && <NoRows state={state} texts={texts} />
    )
  const problem = again
    ? { text: t('moreFailed'), onRetry: again }
    : pagedRows && error
      ? { text: t('notFresh'), onRetry: refresh }
      : undefined

  return (
    <>
      <Rows $changing={isChanging} $withBar={Boolean(bar)} aria-busy={isChanging}>
        <StillTrying when={data.isAskedAgain} top={HEADINGS_HEIGHT} />
        {instead && <InsteadOfRows>{instead}</InsteadOfRows>}
        {!instead && onPhone && !pagedRows && <ListPreview columns={rowDisplay.columns} rowHeight={CARD_HEIGHT} />}
        {!instead && onPhone && pagedRows && (
          <ListCards
            {...rowDisplay}
            pagedRows={pagedRows}
            historyKey={historyKey}
            selecting={selecting}
            onFailure={onFailure}
          />
        )}
        {!instead && !onPhone && (
          <GridRows
            {...rowDisplay}
            pagedRows={pagedRows}
            rowHeight={ROW_HEIGHTS[density]}
            sort={state.sort}
            onSort={(field, keepsOthers) => state.setSort(nextSort(state.sort, field, keepsOthers))}
            onFailure={onFailure}
            scrollKey={historyKey}
            startAt={(rememberedVisibleRows(historyKey)?.first ?? 1) - 1}
            onVisibleRows={onVisibleRows}
          />
        )}
      </Rows>
      {bar}
      {!(error && !pagedRows) && (
        <ListFooter
          count={pagedRows && texts.count(pagedRows.total)}
          historyKey={instead || onPhone ? undefined : historyKey}
          total={pagedRows?.total ?? 0}
          asOf={data.asOf}
          busy={isFetching}
          onRefresh={refresh}
          problem={problem}
        />
      )}
    </>
  )
}
