import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Icon } from './Icon'

const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 24px;
  padding: 0 8px 0 6px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-full);
  background: none;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 20px;
  white-space: nowrap;

  &:hover {
    border-color: var(--line-control);
    color: var(--fg-1);
  }
  &[aria-pressed='true'] {
    border: 1px solid transparent;
    background: var(--accent-soft);
    color: var(--accent-fg);
    font-weight: 500;
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  ${media.touch} {
    height: var(--touch);
  }
`

export type ToggleChipProps = Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'aria-pressed'> & {
  pressed: boolean
  onChange: (pressed: boolean) => void
}

/** One of many small yes-or-no things that stand in a row. */
export const ToggleChip = ({ pressed, onChange, children, ...rest }: ToggleChipProps) => (
  <Root {...rest} type="button" aria-pressed={pressed} onClick={() => onChange(!pressed)}>
    <Icon name={pressed ? 'check' : 'plus'} size={12} />
    {children}
  </Root>
)
