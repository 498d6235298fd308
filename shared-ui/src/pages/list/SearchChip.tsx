import { useQueries } from '@tanstack/react-query'
import { ChipPopover } from '../../components/ChipPopover'
import { lazyPart } from '../../components/lazyPart'
import { useChosen } from '../../components/useChosen'
import type { Choosing, SearchFoundProps } from './SearchFound'
import type { SearchFilter } from './useListState'

/** It names so many of its values and counts the others. */
const MAX_NAMED = 2

/** Nobody sees it before they open the chip. */
const SearchFound = lazyPart<SearchFoundProps>(async () => ({ default: (await import('./SearchFound')).SearchFound }))

export type SearchChipProps = Omit<Choosing, 'chosen'> & {
  filter: SearchFilter
  values: readonly string[]
  clearLabel: string
}

/** A filter whose values are found by typing. One that links give is there while it is on. */
export const SearchChip = ({ filter, values: given, clearLabel, onChange, ...texts }: SearchChipProps) => {
  const [values, choose] = useChosen(given, onChange)
  const named = useQueries({ queries: values.map(value => filter.nameOf(value)) })
  const chosen = values.map((value, index) => ({
    value,
    label: named[index]?.data ?? (named[index]?.isError ? `#${value}` : '…'),
  }))
  if (!filter.load && values.length === 0) return null
  return (
    <ChipPopover
      label={texts.label}
      on={values.length > 0}
      said={chosen
        .slice(0, MAX_NAMED)
        .map(({ label }) => label)
        .join(', ')}
      more={values.length > MAX_NAMED && `+${values.length - MAX_NAMED}`}
      width={280}
      clear={{ label: clearLabel, onClear: () => choose([]) }}
    >
      {() => filter.load && <SearchFound {...texts} load={filter.load} chosen={chosen} onChange={choose} />}
    </ChipPopover>
  )
}
