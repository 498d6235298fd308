import { css, styled } from 'styled-components'
import { media } from '../theme/media'

export type InputSize = 'md' | 'lg'

export type InputLook = { $size: InputSize; $invalid: boolean; $disabled?: boolean }

/** What is wrong has a thicker edge. */
export const invalidEdge = css`
  border-color: var(--bad);
  box-shadow: 0 0 0 1px var(--bad);
`

export const disabledEdge = css`
  background: var(--bg-hover);
  border-color: var(--line);
  color: var(--fg-3);
`

/** The edge that holds a control and what stands beside it. */
export const InputBox = styled.span<InputLook>`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 0;
  height: ${({ $size }) => ($size === 'lg' ? 'var(--control-lg)' : 'var(--input)')};
  padding: 0 10px;
  border: 1px solid var(--line-control);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  font-size: ${({ $size }) => ($size === 'lg' ? '14px' : 'inherit')};
  ${({ $invalid }) => $invalid && invalidEdge}
  ${({ $disabled }) => $disabled && disabledEdge}

  &:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    text-overflow: ellipsis;
  }
  input:disabled {
    cursor: not-allowed;
  }
  ${media.phone} {
    height: var(--touch);
    /* Below 16 px a phone zooms into the field. */
    font-size: 16px;
  }
`

/** Prefix or suffix inside the edge. */
export const Addon = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: var(--fg-3);
  font-variant-numeric: tabular-nums;
`
