import type { Day } from '@candela/shared-contract'
import { ChipPopover } from '../ChipPopover'
import { lazyPart } from '../lazyPart'
import type { DateRangeProps, NamedDays } from './DateRange'
import { usePeriodWords } from './usePeriodWords'

/** Nobody sees it before they open the chip. */
const DateRange = lazyPart<DateRangeProps>(async () => ({ default: (await import('./DateRange')).DateRange }))

export type PeriodChipProps = {
  label: string
  /** As `DateRange` has it; empty lets everything through. */
  value: string
  onChange: (value: string) => void
  /** Absent where there have to be days: then they are not cleared. */
  clearLabel?: string
  /** As `DateRange` has them. */
  maxDays?: number
  zone?: string | undefined
  first?: Day | undefined
  named?: readonly NamedDays[] | undefined
  /** The id of what says that these days cannot be asked for. */
  problemId?: string | undefined
}

/** A filter of a list by days: says in words which ones, and opens to choose others. */
export const PeriodChip = (props: PeriodChipProps) => {
  const { label, value, onChange, clearLabel, maxDays, zone, first, named, problemId } = props
  const wordsFor = usePeriodWords()
  return (
    <ChipPopover
      label={label}
      on={value !== ''}
      said={value && wordsFor(value)}
      width={768}
      sheet
      problemId={problemId}
      clear={clearLabel ? { label: clearLabel, onClear: () => onChange('') } : undefined}
    >
      {close => (
        <DateRange
          label={label}
          value={value}
          maxDays={maxDays}
          zone={zone}
          first={first}
          named={named}
          onChange={chosen => {
            close()
            onChange(chosen)
          }}
        />
      )}
    </ChipPopover>
  )
}
