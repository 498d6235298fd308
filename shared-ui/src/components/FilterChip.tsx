import { ChipPopover } from './ChipPopover'
import { FilterOptions, type FilterOptionsProps } from './FilterOptions'
import { useChosen } from './useChosen'

/** It names so many of its values and counts the others. */
const MAX_NAMED = 2

export type FilterChipProps = FilterOptionsProps & { clearLabel: string }

/** A filter of a list: says what it lets through, and opens to change it. It applies at once. */
export const FilterChip = ({ values: given, onChange, clearLabel, ...rest }: FilterChipProps) => {
  const { label, options = [] } = rest
  const [values, choose] = useChosen(given, onChange)
  const chosen = options.filter(option => values.includes(option.value))
  const on = values.length > 0
  const named = chosen.slice(0, MAX_NAMED).map(option => [option.label, option.count].filter(Boolean).join(' '))

  return (
    <ChipPopover
      label={label}
      on={on}
      said={named.join(', ')}
      all={chosen.map(option => option.label).join(', ')}
      more={values.length > named.length && `+${values.length - named.length}`}
      width={240}
      clear={{ label: clearLabel, onClear: () => choose([]) }}
    >
      {() => <FilterOptions {...rest} values={values} onChange={choose} />}
    </ChipPopover>
  )
}
