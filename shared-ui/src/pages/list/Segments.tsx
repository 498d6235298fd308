import { SegmentedControl } from '../../components/SegmentedControl'
import { useFormat } from '../../useFormat'
import { listMessages } from './messages'
import type { FilterCounts } from './useListData'
import type { Filter } from './useListState'

type SegmentsProps = {
  filter: Filter
  value: string
  counts: FilterCounts | undefined
  onChange: (value: string) => void
}

/** A filter of which one value or all of them are let through, with how many rows each would show. */
export const Segments = ({ filter, value, counts, onChange }: SegmentsProps) => {
  const t = listMessages.useT()
  const format = useFormat()
  const numbers = counts?.[filter.key]
  const countOf = (rows: number | undefined) => ({ count: numbers ? format.number(rows ?? 0) : '' })
  const all = Object.values(numbers ?? {}).reduce((sum, rows) => sum + rows, 0)
  return (
    <SegmentedControl
      label={filter.label}
      value={value}
      options={[
        { value: '', label: t('all'), ...countOf(all) },
        ...(filter.options ?? []).map(option => ({ ...option, ...countOf(numbers?.[option.value]) })),
      ]}
      onChange={onChange}
    />
  )
}
