import { ChipPopover } from './ChipPopover'
import { RadioGroup, type RadioOption } from './RadioGroup'

export type ChoiceChipProps<V extends string> = {
  label: string
  value: V
  options: readonly RadioOption<V>[]
  onChange: (value: V) => void
}

/** A filter of which one choice always holds. */
export const ChoiceChip = <V extends string>({ label, value, options, onChange }: ChoiceChipProps<V>) => (
  <ChipPopover label={label} on said={options.find(option => option.value === value)?.label ?? ''} width={260}>
    {() => <RadioGroup label={label} name={label} value={value} options={options} onChange={onChange} />}
  </ChipPopover>
)
