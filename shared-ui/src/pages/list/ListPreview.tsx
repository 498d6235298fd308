import type { Column, PagedRows, RowDisplay, Sort } from '@candela/shared-ui/grid'
import { useNavigate } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../components/Icon'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { ACTIONS_WIDTH, HEADER_HEIGHT, SELECT_WIDTH } from '../../rowMeasures'

/** Percent, a row of bars each. */
const BARS = [62, 48, 70, 55, 66, 45, 58, 52]

/** Cells are plain elements: a component for each would take as long as the grid. */
const Room = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--bg-surface);
  cursor: pointer;
  container-type: inline-size;

  > div > div {
    display: grid;
    grid-template-columns: var(--columns);
    min-width: var(--needed);
    height: var(--row-height);
    border-bottom: 1px solid var(--line-subtle);
    background: var(--bg-surface);
    line-height: 20px;
  }
  > div > .head {
    position: sticky;
    z-index: 1;
    top: 0;
    height: ${HEADER_HEIGHT}px;
    border-color: var(--line);
    background: var(--bg-sunken);
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 500;
    line-height: 16px;
  }
  > div > div > div {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    padding: 0 12px;
    overflow: hidden;
    background: inherit;
    white-space: nowrap;
  }
  > div > div > :first-child {
    padding-left: 16px;
  }
  .title {
    font-weight: 500;
  }
  .head > * {
    white-space: normal;
  }
  .figure {
    justify-content: flex-end;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .words {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* A list that is wider than its room draws a line beside what does not scroll. */
  > div {
    --edge: clamp(0px, (var(--needed) - 100cqw) * 9, 1px) solid var(--line);
  }
  .title {
    border-right: var(--edge);
  }
  .stays {
    position: sticky;
    right: 0;
  }
  .stays:not(.actions) {
    right: var(--after);
  }
  :not(.stays) + .stays {
    border-left: var(--edge);
  }
  .box::before {
    content: '';
    flex: none;
    width: 16px;
    height: 16px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-sm);
    background: var(--bg-surface);
  }
  .actions {
    justify-content: flex-end;
    padding-right: 19px;
    color: var(--fg-2);
  }
`

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom

const trackOf = <R,>({ width, grow }: Column<R>) => (grow ? `minmax(${width}px, ${grow}fr)` : `${width}px`)

/** Custom properties are part of no type. */
const measuresOf = <R,>(columns: readonly Column<R>[], rowHeight: number, before: number, after: number) => {
  const tracks = [before && `${before}px`, ...columns.map(trackOf), after && `${after}px`].filter(Boolean)
  const needed = columns.reduce((sum, { width }) => sum + width, before + after)
  return {
    '--columns': tracks.join(' '),
    '--needed': `${needed}px`,
    '--after': `${after}px`,
    '--row-height': `${rowHeight}px`,
  } as CSSProperties
}

type ListPreviewProps<R> = Pick<RowDisplay<R>, 'columns'> & {
  rowHeight: number
  pagedRows?: PagedRows<R> | undefined
  /** The first row in sight, counted from 0. */
  startAt?: number
  sort?: readonly Sort[]
  hrefOf?: (row: R) => string | undefined
  actionsOf?: unknown
  selection?: unknown
}

/**
 * The list before its grid is there: headings where they will be, the rows as far as they are known, and bars for what
 * is on its way. Only eyes and pointers reach it: keys are kept till the grid is there (`useKeyPressBuffer`), whoever listens
 * waits for it.
 */
export const ListPreview = <R extends { id: number }>(props: ListPreviewProps<R>) => {
  const { columns, rowHeight, pagedRows, startAt = 0, sort = [], hrefOf, actionsOf, selection } = props
  const t = commonMessages.useT()
  const navigate = useNavigate()
  const rows = pagedRows?.rows.slice(startAt, startAt + Math.ceil(window.innerHeight / rowHeight)) ?? []
  const boxes = selection !== undefined
  const acts = actionsOf !== undefined

  const open = (event: MouseEvent<HTMLElement>) => {
    const { currentTarget: room, target, clientX, clientY } = event
    // What is inert is never pressed itself: that is the press on a link below, on its way up.
    if (target !== room || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { top, left, right } = room.getBoundingClientRect()
    // Boxes and buttons wait for the grid; whoever meant one of them does not mean the record.
    if ((boxes && clientX < left + SELECT_WIDTH) || (acts && clientX > right - ACTIONS_WIDTH)) return
    const index = Math.floor((clientY - top - HEADER_HEIGHT) / rowHeight)
    const row = rows[index]
    if (!row) return
    const links = room.querySelectorAll<HTMLElement>(`[data-row="${startAt + index}"] a`)
    const link = [...links].find(place => isIn(place.getBoundingClientRect(), clientX, clientY))
    const href = hrefOf?.(row)
    if (link) link.click()
    else if (href) void navigate(href)
  }

  const line = (cell: (column: Column<R>) => ReactNode, dots?: ReactNode) => (
    <>
      {boxes && <div className="box" />}
      {columns.map((column, index) => (
        <div
          key={column.field}
          className={`${index === 0 ? 'title' : ''} ${column.numeric ? 'figure' : ''} ${column.pinned ? 'stays' : ''}`}
        >
          {cell(column)}
        </div>
      ))}
      {acts && <div className="actions stays">{dots}</div>}
    </>
  )
  const heading = ({ field, label }: Column<R>) => {
    const dir = sort.find(entry => entry.field === field)?.dir
    return (
      <>
        {label}
        {dir && <Icon name={dir === 'asc' ? 'arrowUp' : 'arrowDown'} size={12} />}
      </>
    )
  }

  return (
    <Room
      aria-busy="true"
      style={measuresOf(columns, rowHeight, boxes ? SELECT_WIDTH : 0, acts ? ACTIONS_WIDTH : 0)}
      onClick={open}
    >
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      <div aria-hidden="true" inert>
        <div className="head">{line(heading)}</div>
        {rows.map((row, index) => (
          <div key={row.id} data-row={startAt + index}>
            {line(
              ({ cell }) => (
                <span className="words">{cell(row)}</span>
              ),
              <Icon name="dots" size={14} />,
            )}
          </div>
        ))}
        {rows.length === 0 &&
          BARS.map(width => (
            <div key={width}>
              {line(({ numeric }) => (
                <Skeleton width={numeric ? '32px' : `${width}%`} />
              ))}
            </div>
          ))}
      </div>
    </Room>
  )
}
