import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Icon } from './Icon'

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    width: 100%;
    height: 100%;
    border-radius: var(--r-sm);
    opacity: 0;
    cursor: inherit;
  }
  ${media.touch} {
    input {
      inset: calc((24px - var(--touch)) / 2);
      width: var(--touch);
      height: var(--touch);
    }
  }
`

const Box = styled.span<{ $filled: boolean }>`
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1.5px solid ${({ $filled }) => ($filled ? 'var(--accent)' : 'var(--line-control)')};
  border-radius: var(--r-sm);
  background: ${({ $filled }) => ($filled ? 'var(--accent)' : 'var(--bg-surface)')};
  color: var(--fg-on-accent);

  svg {
    stroke-width: 2.2;
  }
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  input[aria-invalid='true'] + & {
    border-color: var(--bad);
  }
  input:disabled + & {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    background: ${({ $filled }) => ($filled ? 'Highlight' : 'Canvas')};
  }
`

export type CheckboxState = boolean | 'mixed'

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'checked' | 'onChange' | 'aria-label' | 'children'
> & {
  /** What it says yes to. It stands beside the box somewhere, or in the heads of a table, so it is said, not shown. */
  label: string
  checked: CheckboxState
  onChange: (checked: boolean) => void
}

/** Yes or no; for several things at once also some of them. Pressing a mixed one says yes to all. */
export const Checkbox = ({ label, checked, onChange, ref, ...rest }: CheckboxProps) => {
  const mixed = checked === 'mixed'
  return (
    <Root>
      <input
        {...rest}
        ref={element => {
          if (element) element.indeterminate = mixed
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        onChange={event => onChange(event.target.checked)}
      />
      <Box $filled={checked !== false} aria-hidden="true">
        {mixed && <Icon name="minus" size={12} />}
        {checked === true && <Icon name="check" size={12} />}
      </Box>
    </Root>
  )
}
