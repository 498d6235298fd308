import { useCan } from '@candela/shared-auth'
import { type AddressParts, type DashboardQuery, type MetricKey, REPORTS, reportPath } from '@candela/shared-contract'
import { useMemo } from 'react'
import type { FilterName } from '../explorer/address'
import { MEASURES } from '../statement/measures'

/** Which reports the reader may open. */
export type Openable = { statement: boolean; performance: boolean; websites: boolean }

type Narrowed = { period?: string; website?: string; account?: string }

const isMeasure = (metric: MetricKey): boolean => MEASURES.some(measure => measure === metric)

/**
 * The ways from a number to the report that says the same number: of the same days, currency, websites and accounts.
 * None where the reader may not open that report, or where it has no such number.
 */
export const reportLinks = ({ period, currency, filters }: DashboardQuery, may: Openable) => {
  const asked = ({ website, account, ...more }: Narrowed = {}): AddressParts => ({
    period,
    currency,
    ...filters,
    ...(website !== undefined && { website: [website] }),
    ...(account !== undefined && { account: [account] }),
    ...more,
  })
  const statement = (metric: MetricKey, narrowed?: Narrowed, step: string | null = null): string | undefined =>
    may.statement && isMeasure(metric)
      ? reportPath('statement', { ...asked(narrowed), step, measure: metric === 'net' ? null : metric })
      : undefined
  return {
    /** A number of all that the page is about, of a website or of an account. */
    number: (metric: MetricKey, narrowed?: Narrowed): string | undefined => statement(metric, narrowed),
    /** What was earned on a day or in a month, website by website. */
    byWebsite: (days: string): string | undefined => statement('net', { period: days }, 'website'),
    /** A part of it, day by day, with the numbers that it is shown with. */
    part: (dimension: FilterName, value: string, metrics: readonly MetricKey[]): string | undefined =>
      may.performance
        ? reportPath('performance', { ...asked(), [dimension]: [value], metrics: metrics.join(',') })
        : undefined,
    /** All the parts, of which a block shows some. */
    parts: (dimension: FilterName, metrics: readonly MetricKey[]): string | undefined =>
      may.performance
        ? reportPath('performance', { ...asked(), rows: dimension, metrics: metrics.join(','), sort: `-${metrics[0]}` })
        : undefined,
    websites: (): string | undefined =>
      may.websites ? reportPath('websites', { ...asked(), sort: '-net' }) : statement('net', undefined, 'website'),
  }
}

export const useReportLinks = (question: DashboardQuery) => {
  const statement = useCan(REPORTS.statement.right)
  const performance = useCan(REPORTS.performance.right)
  const websites = useCan(REPORTS.websites.right)
  return useMemo(
    () => reportLinks(question, { statement, performance, websites }),
    [question, statement, performance, websites],
  )
}
