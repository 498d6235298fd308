import type { Certainty, ReportLine, ReportMeta } from '@candela/shared-contract'
import { useMemo } from 'react'
import type { useBlockQuery } from '../shared/Block'
import type { MetricFormat } from '../shared/useMetricFormat'
import { About } from './About'
import { ReportFrame, type ReportFrameProps } from './ReportFrame'

// How a report is put on this page; the earnings report (`../statement`) is the example.
//  1. `address.ts`: what its filters and its look are, and `stateIn`/`toSearch` for the address → `useReport(address)`.
//     That keeps the last filters, runs at once, knows what changed, and generates.
//  2. A query that answers `{ question, answer }` → `useBlockQuery(query, report.canRun)`; the answer has at least
//     `rows` (with `state`), `totals` and `meta`.
//  3. Columns (`ReportColumn`): the name first, money right after it; `widthFor` makes them as wide as what they hold,
//     `card` says where they go on a phone. `useListLook(name, columns)` lets people choose and order them.
//  4. <ReportPage filters={chips} chart={…}><ReportRows …/></ReportPage>. Bar, banner, freshness, states, failures,
//     empty periods, printing and phones come with it.

export type ReportBlock = ReturnType<
  typeof useBlockQuery<{
    question: object
    answer: { rows: readonly Pick<ReportLine, 'state'>[]; totals: ReportLine; meta: ReportMeta }
  }>
>

type ReportPageProps = Omit<ReportFrameProps, 'block' | 'about'> & { block: ReportBlock; metricFormat: MetricFormat }

/** The page of a report of numbers: what it is about, what it answers, and how certain that is. */
export const ReportPage = ({ block, metricFormat, ...frame }: ReportPageProps) => {
  const answer = block.data?.answer
  const states = useMemo(() => new Set((answer?.rows ?? []).map(({ state }): Certainty => state)), [answer])
  return (
    <ReportFrame
      {...frame}
      block={block}
      about={
        <About
          meta={answer?.meta}
          states={states}
          metricFormat={metricFormat}
          isFetching={block.isFetching}
          onRefresh={() => void block.refetch()}
        />
      }
    />
  )
}
