import { ChipPopover } from '../ChipPopover'
import { lazyPart } from '../lazyPart'
import type { DateRangeProps } from './DateRange'
import { usePeriodWords } from './usePeriodWords'

/** Nobody sees it before they open the chip. */
const DateRange = lazyPart<DateRangeProps>(async () => ({ default: (await import('./DateRange')).DateRange }))

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
