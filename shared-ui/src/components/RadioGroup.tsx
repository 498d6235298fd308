import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { text } from '../theme/text'
import { ChangedMark } from './FieldFrame'
import { Icon } from './Icon'

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  margin-bottom: 5px;
  padding: 0;
  font-weight: 500;
  line-height: 18px;

  > span {
    display: inline-block;
    margin-left: 6px;
    vertical-align: 2px;
  }
`

const Options = styled.div<{ $across: boolean }>`
  display: grid;
  grid-template-columns: ${({ $across }) => ($across ? 'repeat(auto-fill, minmax(140px, 1fr))' : 'minmax(0, 1fr)')};
  gap: 2px;
  margin-inline: ${({ $across }) => ($across ? '-6px' : '0')};
`

const Option = styled.label`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 8px;
  padding: 4px 6px;
  border-radius: var(--r-md);

  &:hover {
    background: var(--bg-hover);
  }
  input {
    appearance: none;
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    border: 1.5px solid var(--line-control);
    border-radius: 50%;
    background: var(--bg-surface);
  }
  input:checked {
    border: 5px solid var(--accent);
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`

const Named = styled.span`
  input:disabled + span & {
    color: var(--fg-disabled);
  }
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

const Help = styled.span`
  ${text('small')}
  display: block;
  color: var(--fg-3);
`

const Problem = styled.span`
  ${text('small')}
  display: flex;
  gap: 5px;
  margin-top: 5px;
  color: var(--bad-fg);
`

export type RadioOption<V extends string> = {
  value: V
  label: string
  help?: string
  /** It cannot be chosen; `help` says why. */
  disabled?: boolean
  /** Before the label, for the eye only. */
  mark?: ReactNode
}

export type RadioGroupProps<V extends string> = {
  label: string
  name: string
  value: V
  options: readonly RadioOption<V>[]
  onChange: (value: V) => void
  /** Beside each other, as far as there is room: for short ones. */
  across?: boolean
  /** Changed and not saved yet. */
  dirty?: boolean
  error?: string
}

/** One of a few choices whose difference takes a sentence. */
export const RadioGroup = <V extends string>({
  label,
  name,
  value,
  options,
  onChange,
  across = false,
  dirty = false,
  error,
}: RadioGroupProps<V>) => {
  const id = useId()
  return (
    <Root aria-describedby={[dirty && `${id}-changed`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}>
      <Legend>
        {label}
        {dirty && <ChangedMark id={`${id}-changed`} />}
      </Legend>
      <Options $across={across}>
        {options.map(option => (
          <Option key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error && option.value === value ? true : undefined}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.help ? `${id}-${option.value}-help` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              <Named>
                {option.mark}
                <span id={`${id}-${option.value}`}>{option.label}</span>
              </Named>
              {option.help && <Help id={`${id}-${option.value}-help`}>{option.help}</Help>}
            </span>
          </Option>
        ))}
      </Options>
      {error && (
        <Problem id={`${id}-error`}>
          <Icon name="alert" size={14} />
          {error}
        </Problem>
      )}
    </Root>
  )
}
