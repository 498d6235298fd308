import { ChipPopover } from '../ChipPopover'
import { DateRange } from './DateRange'
import { usePeriodWords } from './usePeriodWords'

export type PeriodChipProps = {
  label: string
  /** As `DateRange` has it; empty lets everything through. */
  value: string
  onChange: (value: string) => void
  clearLabel: string
}

/** A filter of a list by days: says in words which ones, and opens to choose others. */
export const PeriodChip = ({ label, value, onChange, clearLabel }: PeriodChipProps) => {
  const wordsFor = usePeriodWords()
  return (
    <ChipPopover
      label={label}
      on={value !== ''}
      said={value && wordsFor(value)}
      width={300}
      clearLabel={clearLabel}
      onClear={() => onChange('')}
    >
      {close => (
        <DateRange
          label={label}
          value={value}
          onChange={chosen => {
            close()
            onChange(chosen)
          }}
        />
      )}
    </ChipPopover>
  )
}
