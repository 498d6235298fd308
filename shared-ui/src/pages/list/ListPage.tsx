import type { Column, RowKeyboard } from '@candela/shared-ui/grid'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../components/lazyPart'
import { Page } from '../../components/Page'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useBelow } from '../../useBelow'
import { ExportButton } from './ExportButton'
import type { ExportEndpoint } from './FileButton'
import { ListRows, type ListTexts } from './ListRows'
import { ListToolbar } from './ListToolbar'
import { Panel } from './listStyle'
import { listMessages } from './messages'
import { RemovedButton } from './RemovedButton'
import { type RowActions, RowMenu } from './RowMenu'
import type { BulkAction, BulkActions } from './selectedRows'
import { type ExtraBody, type ListEndpoint, useListData } from './useListData'
import { useListKeys } from './useListKeys'
import { useListLook } from './useListLook'
import { type Filter, useListState } from './useListState'
import { useSelection } from './useSelection'
import { useListViews } from './views/useListViews'
import { ViewsButton } from './views/ViewsButton'

const Nothing = () => null
const BulkBar = lazyPart(async () => ({ default: (await import('./BulkBar')).BulkBar }), Nothing)

const NO_FILTERS: readonly Filter[] = []
const NO_ACTIONS: readonly BulkAction[] = []

export type ListPageProps<R extends { id: number }> = {
  /** What the look of this list is kept under. */
  name: string
  title: string
  subtitle: string
  endpoint: ListEndpoint<R>
  extraBody?: ExtraBody
  /** Kept over renders, as filters and segments and the functions that follow: a new one is a new grid. */
  columns: readonly Column<R>[]
  filters?: readonly Filter[]
  /** A filter of a few values, of which one or all are looked at; their numbers are `meta.counts` of the answer. */
  segments?: Filter
  hrefOf: (row: R) => string
  nameOf: (row: R) => string
  actionsOf: (row: R) => RowActions
  /** None: rows cannot be chosen. */
  bulkActions?: BulkActions<R>
  /** Whether it shows what was removed; not said where nobody brings that back. */
  removed?: boolean | undefined
  /** Offers the list as a file. */
  exportAs?: ExportEndpoint
  searchLabel: string
  texts: ListTexts
  /** Buttons of the page head: ghost ones first, the one primary last. */
  actions?: ReactNode
  /** Dialogs of the list. */
  children?: ReactNode
}

/** A list of records: found, filtered, sorted, opened, chosen. What it shows stands in the address. */
export const ListPage = <R extends { id: number }>(props: ListPageProps<R>) => {
  const { name, title, columns, filters = NO_FILTERS, segments, hrefOf, nameOf, actionsOf } = props
  const { bulkActions = NO_ACTIONS, exportAs, removed } = props
  const t = listMessages.useT()
  const onPhone = useBelow('phone')
  const panel = useRef<HTMLElement>(null)
  const rowKeyboard = useRef<RowKeyboard<R>>(null)
  const state = useListState(columns, filters, segments)
  const data = useListData(props.endpoint, state, props.extraBody)
  const views = useListViews(state)
  const look = useListLook(name, columns, { view: views.current })
  const selection = useSelection(data, state)
  const [isSelecting, setSelecting] = useState(false)

  const total = data.pagedRows?.total ?? 0
  const selects = bulkActions.length > 0
  const hasChosen = selects && selection.count > 0
  const selecting = selects && onPhone && (isSelecting || hasChosen)
  const clear = () => {
    selection.clear()
    setSelecting(false)
  }

  // What was done through the bar takes it away, and the focus with it.
  useEffect(() => {
    const section = panel.current
    if (!hasChosen) return
    return () => {
      if (document.activeElement === document.body) section?.focus({ preventScroll: true })
    }
  }, [hasChosen])

  useListKeys({
    rowKeyboard,
    editHrefOf: row => actionsOf(row).editHref,
    selects,
    onClear: hasChosen || selecting ? clear : undefined,
  })

  const menuOf = useCallback(
    (row: R) => <RowMenu name={nameOf(row)} showHref={hrefOf(row)} inGrid={!onPhone} {...actionsOf(row)} />,
    [nameOf, hrefOf, actionsOf, onPhone],
  )

  const fileFields = [...new Set(look.shown.flatMap(({ field, alsoInFile = [] }) => [field, ...alsoInFile]))]
  const removedButton = removed !== undefined && <RemovedButton pressed={removed} />
  const actions = (
    <>
      {/* In the toolbar of a wide list it would push its filters into another line when their numbers come. */}
      {!onPhone && removedButton}
      {exportAs && (
        <ExportButton
          endpoint={exportAs}
          state={state}
          extraBody={props.extraBody}
          columns={fileFields}
          name={name}
          onPhone={onPhone}
        />
      )}
      {props.actions}
    </>
  )

  return (
    <Page title={title} subtitle={props.subtitle} actions={actions} fills>
      <Panel ref={panel} aria-label={title} tabIndex={-1}>
        <ListToolbar
          label={title}
          searchLabel={props.searchLabel}
          columns={columns}
          filters={filters}
          segments={segments}
          counts={data.counts}
          state={state}
          look={look}
          views={
            <>
              {views.offered && !removed && <ViewsButton views={views} state={state} look={look} />}
              {onPhone && removedButton}
            </>
          }
          onPhone={onPhone}
          selects={selects}
          selecting={selecting}
          onSelecting={on => (on ? setSelecting(true) : clear())}
        />
        <VisuallyHidden role="status">{hasChosen && t('selected', { count: selection.count })}</VisuallyHidden>
        <ListRows
          data={data}
          state={state}
          onPhone={onPhone}
          density={look.current.density}
          texts={props.texts}
          selecting={selecting}
          rowDisplay={{
            columns: look.shown,
            label: title,
            nameOf,
            hrefOf,
            actionsOf: menuOf,
            actionsLabel: t('actions'),
            rowKeyboard,
            ...(selects && { selection: selection.rowSelection }),
          }}
          bar={hasChosen && <BulkBar selection={selection} actions={bulkActions} total={total} onClear={clear} />}
        />
      </Panel>
      {props.children}
    </Page>
  )
}
