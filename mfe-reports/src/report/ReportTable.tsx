import { Checkbox, Icon, TextLink } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import { nextSort } from '@candela/shared-ui/pages'
import { useNavigate } from '@candela/shared-ui/router'
import { type CSSProperties, type MouseEvent, useMemo, useRef } from 'react'
import type { LineSelection, ReportColumn, ReportLineBase } from './columns'
import { Bar, Body, Cell, HEADING_HEIGHT, Head, NoBox, Root, Row, Words } from './reportTableStyle'
import { HEADING_ROW, TOTALS_ROW, useCellKeys } from './useCellKeys'
import { useRowWindow } from './useRowWindow'
import { useSideScroll } from './useSideScroll'

export type ReportTableProps<R extends ReportLineBase> = {
  label: string
  columns: readonly ReportColumn<R>[]
  rows: readonly R[]
  /** Null: they have no sum. */
  totals: R | null
  rowHeight: number
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Where a cell leads that leads elsewhere than its line. */
  hrefOf?: (row: R, field: string) => string | undefined
  /** Lines can be chosen, by a box before their name. */
  selection?: LineSelection<R> | undefined
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const

/** A box and the room behind it. */
const BOX = 28

/** Each as wide as it needs; what room is left all of them share. */
const columnsStyle = (columns: readonly { width: number }[]): CSSProperties & Record<`--${string}`, string> => ({
  '--columns': columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' '),
  '--least': `${columns.reduce((sum, { width }) => sum + width, 0)}px`,
})

const seen = (index: number) => (index === 0 ? undefined : ({ '--seen': `var(--seen-${index})` } as CSSProperties))

/** The lines of a report under their heading and totals, which stay in sight while the page scrolls. */
export const ReportTable = <R extends ReportLineBase>(props: ReportTableProps<R>) => {
  const { label, rows, totals, rowHeight, sort, onSort, hrefOf, selection } = props
  const navigate = useNavigate()
  const table = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const selects = selection !== undefined
  const columns = useMemo(
    () => props.columns.map((each, index) => (selects && index === 0 ? { ...each, width: each.width + BOX } : each)),
    [props.columns, selects],
  )
  const style = useMemo(() => columnsStyle(columns), [columns])
  /** Rows over its lines. */
  const above = totals ? 2 : 1
  const { first, end } = useRowWindow(body, rows.length, rowHeight)
  useSideScroll({ root: table, head, body }, columns)

  const leadsTo = (row: R | undefined, field = ''): string | undefined => row && (hrefOf?.(row, field) ?? row.href)
  const open = ({ row, column }: { row: number; column: number }) => {
    const field = columns[column]
    if (row === HEADING_ROW) {
      if (field?.sortable) onSort(nextSort(sort ? [sort] : [], field.field, false)[0] ?? null)
      return
    }
    const href = leadsTo(rows[row], field?.field)
    if (href) void navigate(href)
  }
  const choose = ({ row }: { row: number }) => {
    if (row === HEADING_ROW) return selection?.onAll(selection.all !== true)
    const line = rows[row]
    const box = line && selection?.of(line)
    box?.onChange(box.checked !== true)
  }
  const { onFocus, onKeyDown, placeOf } = useCellKeys({
    table,
    last: { row: rows.length - 1, column: columns.length - 1 },
    hasTotals: totals !== null,
    onOpen: open,
    onChoose: selection && choose,
  })
  const onClick = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest('[data-column]')
    // Who marks figures to copy them wants to stay.
    if (cell && !(target as Element).closest('a, button, input') && !getSelection()?.toString()) open(placeOf(cell))
  }

  const boxOf = (row: R) => {
    const box = selection?.of(row)
    return box ? <Checkbox {...box} tabIndex={-1} /> : selection && <NoBox />
  }
  const cellsOf = (row: R, isTotals: boolean) =>
    columns.map(({ field, numeric = false, cell, bar }, index) => {
      const content = cell(row)
      const href = isTotals || index > 0 ? undefined : row.href
      const size = isTotals ? 0 : (bar?.(row) ?? 0)
      return (
        <Cell
          key={field}
          role={index === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={index + 1}
          data-column={index}
          data-field={field}
          tabIndex={-1}
          $numeric={numeric}
          style={seen(index)}
        >
          {index === 0 && !isTotals && boxOf(row)}
          {index === 0 && isTotals && selection && <NoBox />}
          {href ? (
            <Words>
              <TextLink href={href} quiet tabIndex={-1}>
                {content}
              </TextLink>
            </Words>
          ) : numeric ? (
            content
          ) : (
            <Words>{content}</Words>
          )}
          {size > 0 && <Bar aria-hidden="true" style={{ width: `calc((100% - 20px) * ${size})` }} />}
        </Cell>
      )
    })

  return (
    <Root
      ref={table}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + above}
      aria-colcount={columns.length}
      aria-multiselectable={selects || undefined}
      style={style}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <Head ref={head} role="rowgroup">
        <Row role="row" aria-rowindex={1} data-row={HEADING_ROW} $height={HEADING_HEIGHT}>
          {columns.map(({ field, label: name, short, sortable, numeric = false }, index) => {
            const dir = sort?.field === field ? sort.dir : undefined
            return (
              <Cell
                key={field}
                role="columnheader"
                aria-colindex={index + 1}
                aria-label={name}
                aria-sort={sortable ? (dir ? ARIA[dir] : 'none') : undefined}
                title={short ? name : undefined}
                data-column={index}
                data-field={field}
                tabIndex={-1}
                $numeric={numeric}
                style={seen(index)}
              >
                {index === 0 && selection && (
                  <Checkbox
                    label={selection.allLabel}
                    checked={selection.all}
                    onChange={selection.onAll}
                    tabIndex={-1}
                  />
                )}
                {dir && numeric && <Icon name={dir === 'asc' ? 'arrowUp' : 'arrowDown'} size={12} />}
                {short ?? name}
                {dir && !numeric && <Icon name={dir === 'asc' ? 'arrowUp' : 'arrowDown'} size={12} />}
              </Cell>
            )
          })}
        </Row>
        {totals && (
          <Row role="row" aria-rowindex={2} data-row={TOTALS_ROW} $height={rowHeight}>
            {cellsOf(totals, true)}
          </Row>
        )}
      </Head>
      <Body
        ref={body}
        role="rowgroup"
        style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}
      >
        {rows.slice(first, end).map((row, index) => (
          <Row
            key={row.id}
            role="row"
            aria-rowindex={first + index + above + 1}
            data-row={first + index}
            aria-selected={selection && selection.of(row)?.checked === true}
            data-warned={row.warning === undefined ? undefined : ''}
            $height={rowHeight}
            $leads={leadsTo(row) !== undefined}
          >
            {cellsOf(row, false)}
          </Row>
        ))}
      </Body>
    </Root>
  )
}
