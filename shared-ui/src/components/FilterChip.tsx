import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Button } from './Button'
import { Icon } from './Icon'
import { Popover } from './Popover'

const Chip = styled.button<{ $on: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  height: 30px;
  padding: 0 8px 0 10px;
  border: 1px ${({ $on }) => ($on ? 'solid' : 'dashed')} var(--line-strong);
  border-radius: var(--r-md);
  background: ${({ $on }) => ($on ? 'var(--bg-surface)' : 'none')};
  color: ${({ $on }) => ($on ? 'var(--fg-1)' : 'var(--fg-2)')};
  font-weight: 500;
  white-space: nowrap;

  &:hover {
    background: var(--bg-hover);
  }
  svg {
    color: var(--fg-3);
  }
  ${media.phone} {
    height: 36px;
  }
  ${media.touch} {
    height: var(--touch);
  }
`

const Key = styled.span`
  color: var(--fg-3);
  font-weight: 400;
`

const Options = styled.div`
  display: flex;
  flex-direction: column;
  margin: -8px -8px 0;
`

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: var(--r-sm);
  cursor: pointer;

  &:hover {
    background: var(--bg-hover);
  }
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--accent);
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`

const Foot = styled.div`
  margin: 8px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

export type FilterOption = { value: string; label: string }

export type FilterChipProps = {
  label: string
  options: readonly FilterOption[]
  /** None: not filtered. */
  values: readonly string[]
  onChange: (values: string[]) => void
  clearLabel: string
}

/** Follows what is given, and shows a choice before it comes back as given: an address takes a moment to change. */
const useChosen = (values: readonly string[], onChange: (values: string[]) => void) => {
  const given = values.join('\n')
  const [state, setState] = useState({ given, values })
  if (state.given !== given) setState({ given, values })
  const choose = (next: string[]) => {
    setState({ given, values: next })
    onChange(next)
  }
  return [state.values, choose] as const
}

/** A filter of a list: says what it lets through, and opens to change it. It applies at once. */
export const FilterChip = ({ label, options, values: given, onChange, clearLabel }: FilterChipProps) => {
  const id = useId()
  const [values, choose] = useChosen(given, onChange)
  const chosen = options.filter(option => values.includes(option.value))
  const on = chosen.length > 0

  const toggle = (value: string) =>
    choose(options.map(option => option.value).filter(each => values.includes(each) !== (each === value)))

  return (
    <Popover
      label={label}
      align="start"
      width={240}
      trigger={props => (
        <Chip type="button" {...props} $on={on}>
          {!on && <Icon name="plus" size={14} />}
          {on ? <Key>{label}</Key> : label}
          {on && chosen.map(option => option.label).join(', ')}
          {on && <Icon name="chevronDown" size={12} />}
        </Chip>
      )}
    >
      {close => (
        <>
          <Options role="group" aria-label={label}>
            {options.map(option => (
              <Option key={option.value} htmlFor={`${id}-${option.value}`}>
                <input
                  id={`${id}-${option.value}`}
                  type="checkbox"
                  checked={values.includes(option.value)}
                  onChange={() => toggle(option.value)}
                />
                {option.label}
              </Option>
            ))}
          </Options>
          {on && (
            <Foot>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  close()
                  choose([])
                }}
              >
                {clearLabel}
              </Button>
            </Foot>
          )}
        </>
      )}
    </Popover>
  )
}
