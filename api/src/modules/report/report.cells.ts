import { type FileCell, METRICS, type MetricKey } from '@candela/shared-contract'

/** A number of a report in a file. */
export const numberCell = (text: string | null | undefined): FileCell => (text == null ? null : { exact: text })

export const dayCell = (day: string | null | undefined): FileCell => (day == null ? null : { day })

/** What its heading says beside its name: numbers are bare in a file. */
export const unitIn = (metric: MetricKey, currency: string): string | undefined =>
  ({ money: currency, percent: '%', count: undefined, number: undefined })[METRICS[metric].unit]

export const withRemark = (word: string, remark: string | undefined): string => (remark ? `${word} (${remark})` : word)
