import { ChipPopover } from './ChipPopover'
import { RadioGroup, type RadioOption } from './RadioGroup'

export type ChoiceChipProps<V extends string> = {
  label: string
  value: V
  options: readonly RadioOption<V>[]
  onChange: (value: V) => void
}

/** Choices that stand for none. */
const NOTHING: readonly string[] = ['none', 'nothing']

/** A filter of which one choice always holds. */
export const ChoiceChip = <V extends string>({ label, value, options, onChange }: ChoiceChipProps<V>) => (
  <ChipPopover
    label={label}
    on
    said={options.find(option => option.value === value)?.label ?? ''}
    // Whoever asks what the page shows is told of what is chosen.
    {...(NOTHING.includes(value) && { all: '' })}
    width={260}
  >
    {() => <RadioGroup label={label} name={label} value={value} options={options} onChange={onChange} />}
  </ChipPopover>
)
