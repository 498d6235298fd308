import { FilterChip } from '../../components/FilterChip'
import { PeriodChip } from '../../components/period/PeriodChip'
import { useFormat } from '../../useFormat'
import { listMessages } from './messages'
import { SearchChip } from './SearchChip'
import type { FilterCounts } from './useListData'
import type { Filter, ListControls } from './useListState'

type ListFilterProps = { filter: Filter; counts: FilterCounts[string] | undefined; state: ListControls }

/** One filter of a list, as what it chooses from wants it. */
export const ListFilter = ({ filter, counts, state }: ListFilterProps) => {
  const t = listMessages.useT()
  const format = useFormat()
  const { key, label } = filter
  const values = state.filters[key] ?? []
  const chip = { label, clearLabel: t('clearFilter'), findLabel: t('findOption', { label }) }
  const onChange = (chosen: string[]) => state.setFilter(key, chosen)

  if (filter.kind === 'period')
    return <PeriodChip {...chip} value={values[0] ?? ''} onChange={value => onChange(value ? [value] : [])} />
  if (filter.kind === 'search') return <SearchChip {...chip} filter={filter} values={values} onChange={onChange} />
  const options = filter.options?.map(option =>
    counts ? { ...option, count: format.number(counts[option.value] ?? 0) } : option,
  )
  return (
    <FilterChip
      {...chip}
      options={options}
      values={values}
      onChange={onChange}
      noneLabel={t('optionsNone')}
      {...(filter.onRetry && { failure: { text: t('optionsNotLoaded'), onRetry: filter.onRetry } })}
    />
  )
}
