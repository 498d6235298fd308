import { useState } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Button } from './Button'
import { FilterOptions, type FilterOptionsProps } from './FilterOptions'
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

const Values = styled.span`
  max-width: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
`

const Foot = styled.div`
  margin: 8px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

/** It names so many of its values and counts the others. */
const MAX_NAMED = 2

export type FilterChipProps = FilterOptionsProps & { clearLabel: string }

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
export const FilterChip = ({ values: given, onChange, clearLabel, ...rest }: FilterChipProps) => {
  const { label, options = [] } = rest
  const [values, choose] = useChosen(given, onChange)
  const chosen = options.filter(option => values.includes(option.value))
  const on = values.length > 0
  const named = chosen.slice(0, MAX_NAMED).map(option => [option.label, option.count].filter(Boolean).join(' '))

  return (
    <Popover
      label={label}
      align="start"
      width={240}
      trigger={props => (
        <Chip type="button" {...props} $on={on}>
          {!on && <Icon name="plus" size={14} />}
          {on ? <Key>{label}</Key> : label}
          {on && <Values>{named.join(', ')}</Values>}
          {values.length > named.length && `+${values.length - named.length}`}
          {on && <Icon name="chevronDown" size={12} />}
        </Chip>
      )}
    >
      {close => (
        <>
          <FilterOptions {...rest} values={values} onChange={choose} />
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
