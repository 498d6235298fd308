import { type Dimension, type MetricKey, microFromText, type ReportQuery } from '@candela/shared-contract'
import { wrongField } from '../../platform/http/app-error'
import type { KeyPart } from './report.labels'
import { type Line, presentSums, TIME_DIMENSIONS } from './report.lines'

type Labelled = { line: Line; key: Partial<Record<Dimension, KeyPart>> }
type Compare = (a: Labelled, b: Labelled) => number

const names = new Intl.Collator('und', { numeric: true })

/** Two that are called the same keep their places in every answer. */
const compareKeys = (a: KeyPart | undefined, b: KeyPart | undefined): number =>
  names.compare(a?.label ?? '', b?.label ?? '') || names.compare(String(a?.id ?? ''), String(b?.id ?? ''))

/**
 * Where each row stands by a dimension. Letters are compared for every two names and not for every two rows, of which there
 * may be thousands to a name.
 */
const placesBy = (rows: readonly Labelled[], dimension: Dimension): ReadonlyMap<Labelled, number> => {
  const textOf = (part: KeyPart | undefined): string => `${part?.id} ${part?.label}`
  const parts = new Map(rows.map(({ key }) => [textOf(key[dimension]), key[dimension]]))
  const places = new Map<string, number>()
  let [place, last]: [number, KeyPart | undefined] = [0, undefined]
  for (const [text, part] of [...parts].sort(([, a], [, b]) => compareKeys(a, b))) {
    if (compareKeys(last, part) !== 0) place += 1
    last = part
    places.set(text, place)
  }
  return new Map(rows.map(row => [row, places.get(textOf(row.key[dimension])) ?? 0]))
}

const byPlaces = (rows: readonly Labelled[], dimension: Dimension): Compare => {
  const places = placesBy(rows, dimension)
  return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
}

const isMetric = (field: string, metrics: readonly MetricKey[]): field is MetricKey =>
  metrics.some(metric => metric === field)

const sizeOf = (metric: MetricKey, { allDays }: Line): bigint | null => {
  const text = presentSums([metric], allDays).values[metric]
  return text == null ? null : microFromText(text)
}

/** By the numbers as they are shown. What is not known stands last, whichever way round. */
const byMetric = (rows: readonly Labelled[], metric: MetricKey, direction: 1 | -1): Compare => {
  const sizes = new Map(rows.map(row => [row, sizeOf(metric, row.line)]))
  return (a, b) => {
    const [one, other] = [sizes.get(a) ?? null, sizes.get(b) ?? null]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return direction * (one < other ? -1 : Number(one > other))
  }
}

/** Unless said otherwise time runs forward, and anything else begins with the largest of the first metric. */
export const inOrder = <R extends Labelled>(
  rows: R[],
  dimensions: readonly Dimension[],
  metrics: readonly MetricKey[],
  sort: ReportQuery['sort'],
): R[] => {
  const compares = new Map(dimensions.map(dimension => [dimension, byPlaces(rows, dimension)]))
  const byKeys: Compare = (a, b) => {
    for (const compare of compares.values()) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
  const [first] = metrics
  const isOfTime = dimensions.some(dimension => TIME_DIMENSIONS.has(dimension))
  if (!sort && (isOfTime || !first)) return rows.sort(byKeys)
  const { field, dir } = sort ?? { field: first ?? 'net', dir: 'desc' as const }
  const direction = dir === 'desc' ? -1 : 1
  if (isMetric(field, metrics)) {
    const compare = byMetric(rows, field, direction)
    return rows.sort((a, b) => compare(a, b) || byKeys(a, b))
  }
  const dimension = dimensions.find(each => each === field)
  if (!dimension) throw wrongField('sort.field', 'notAnOption')
  return rows.sort((a, b) => direction * (compares.get(dimension)?.(a, b) ?? 0) || byKeys(a, b))
}
