import { css } from 'styled-components'
import { media } from '../theme/media'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const SIZES = {
  sm: 'min-height: var(--control-sm); padding: 3px 9px; font-size: 12px;',
  md: 'min-height: var(--control); padding: 5px 12px;',
  lg: 'min-height: var(--control-lg); padding: 9px 16px; font-size: 14px;',
}

const VARIANTS = {
  primary: {
    rest: 'background: var(--action); border-color: var(--action); color: var(--fg-on-action);',
    hover: 'background: var(--action-hover); border-color: var(--action-hover);',
  },
  secondary: {
    rest: 'background: var(--bg-surface); border-color: var(--line-strong); color: var(--fg-1);',
    hover: 'background: var(--bg-hover);',
  },
  ghost: {
    rest: 'background: none; border-color: transparent; box-shadow: none; color: var(--fg-2);',
    hover: 'background: var(--bg-hover); color: var(--fg-1);',
  },
  danger: {
    rest: 'background: var(--bad); border-color: var(--bad); color: var(--fg-on-bad);',
    hover: 'background: color-mix(in srgb, var(--bad) 88%, var(--fg-1));',
  },
}

export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }

/** Shared by buttons and by links that look like one. Labels wrap rather than overflow where there is no room. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  max-width: 100%;
  border: 1px solid;
  border-radius: var(--r-md);
  box-shadow: var(--sh-1);
  font-weight: 500;
  text-align: center;
  white-space: nowrap;
  transition: background-color var(--dur-fast) var(--ease-out);
  ${({ $size }) => SIZES[$size]}
  ${({ $variant }) => VARIANTS[$variant].rest}

  &:hover {
    ${({ $variant }) => VARIANTS[$variant].hover}
  }
  &:focus-visible {
    border-radius: var(--r-md);
  }
  &:disabled {
    background: var(--bg-hover);
    border-color: var(--line);
    box-shadow: none;
    color: var(--fg-disabled);
    cursor: not-allowed;
  }
  /* At work, not out of order: it keeps its colours. */
  &[aria-busy='true'] {
    ${({ $variant }) => VARIANTS[$variant].rest}
    cursor: progress;
  }
  ${media.touch} {
    min-height: var(--touch);
  }
  ${media.phone} {
    white-space: normal;
  }
`
