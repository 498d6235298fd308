import { useCan } from '@candela/shared-auth'
import { type PerformanceQuery, REPORTS, toDay } from '@candela/shared-contract'
import { Button, EmptyState, useFormat } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import type { useListLook } from '@candela/shared-ui/pages'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { ReportRows } from '../report/ReportRows'
import type { useBlockQuery } from '../shared/Block'
import { type Display, type ExplorerState, explorerAddress } from './address'
import { drillInto, rowsOf } from './drill'
import type { Explored } from './explorer.api'
import { type ExplorerLine, toLines, totalLine } from './lines'
import { explorerMessages } from './messages'
import type { Key, Names } from './useNames'

const USUAL_LINES = 12

const Pages = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

type ExplorerTableProps = {
  report: { asked: ExplorerState; changeDisplay: (change: Partial<Display>) => void }
  question: PerformanceQuery
  block: ReturnType<typeof useBlockQuery<Explored>>
  look: ReturnType<typeof useListLook<ExplorerLine>>
  names: Names
  toolbar: ReactNode
  refused: ReactNode
}

/** A field of the table and the one that is asked to be sorted by. */
const sortedBy = (field: string): string => field.slice(2)
const fieldOf = (name: string, { rows }: PerformanceQuery): string =>
  rows.some(dimension => dimension === name) ? `d.${name}` : `m.${name}`

/** The rows of the report; each of its numbers leads to what it is made of. */
export const ExplorerTable = ({ report, question, block, look, names, toolbar, refused }: ExplorerTableProps) => {
  const t = explorerMessages.useT()
  const format = useFormat()
  const mayReadRows = useCan(REPORTS.rows.right)
  const { asked, changeDisplay } = report
  const { sort, page } = asked.display
  const data = block.data?.answer
  // Totals are about all rows, so beside some of them they would be taken for their sum.
  const { rows: dimensions, pivot, only } = block.data?.question ?? question

  const drilled = useMemo(() => {
    if (!data) return () => undefined
    const range = { from: toDay(data.meta.range.from), to: toDay(data.meta.range.to) }
    return (key: Key): string | undefined => {
      const rows = mayReadRows ? rowsOf(asked, key, range) : undefined
      if (rows) return rows
      const next = drillInto(asked, key, range)
      return next && location.pathname + explorerAddress.toSearch(next)
    }
  }, [data, asked, mayReadRows])
  const lines = useMemo(
    () => (data ? toLines(data, dimensions, names, drilled) : []),
    [data, dimensions, names, drilled],
  )
  const hrefs = useMemo(() => {
    if (!data || !pivot) return undefined
    const columns = new Map(data.columns.map(({ key }) => [`c.${String(key[pivot]?.id ?? '')}.`, key]))
    return ({ key }: ExplorerLine, field: string): string | undefined => {
      const column = [...columns].find(([start]) => field.startsWith(start))?.[1]
      return key && column ? drilled({ ...key, ...column }) : undefined
    }
  }, [data, pivot, drilled])

  const onSort = (next: Sort | null) => {
    changeDisplay({
      sort: next ? ({ ...next, field: sortedBy(next.field) } as Display['sort']) : null,
      page: 1,
    })
  }
  const total = data?.meta.total ?? 0
  const start = data ? (data.meta.page - 1) * data.meta.perPage : 0

  return (
    <ReportRows
      label={t('table')}
      block={block}
      look={look}
      rows={lines}
      totals={data && (only ? null : totalLine(data, dimensions[0], t('totalRows', { count: total })))}
      expected={USUAL_LINES}
      sort={sort && { ...sort, field: fieldOf(sort.field, question) }}
      onSort={onSort}
      {...(hrefs && { hrefOf: hrefs })}
      toolbar={toolbar}
      refused={refused}
      instead={
        data &&
        lines.length === 0 && (
          <EmptyState
            title={t('onlyEmpty')}
            action={
              <Button size="sm" onClick={() => changeDisplay({ hidesEmpty: false, only: null, page: 1 })}>
                {t('showsEmpty')}
              </Button>
            }
          />
        )
      }
      foot={
        data &&
        total > 0 && (
          <Pages>
            {t('shown', {
              from: format.number(String(start + 1)),
              to: format.number(String(start + lines.length)),
              total: format.number(String(total)),
            })}
            {page > 1 && (
              <Button size="sm" onClick={() => changeDisplay({ page: page - 1 })}>
                {t('before')}
              </Button>
            )}
            {data.meta.more > 0 && (
              <Button size="sm" onClick={() => changeDisplay({ page: page + 1 })}>
                {t('after')}
              </Button>
            )}
          </Pages>
        )
      }
    />
  )
}
