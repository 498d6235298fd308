import { css, styled } from 'styled-components'
import { media } from '../theme/media'
import { disabledEdge, invalidEdge } from './inputStyle'
import { highlighted, menuItemStyle } from './menuStyle'

const quiet = css`
  gap: 5px;
  height: var(--control);
  padding: 0 8px;
  border: 0;
  background: none;
  color: var(--fg-2);
  font-weight: 500;

  &:hover {
    background: var(--bg-hover);
  }
`

const field = css`
  gap: 8px;
  width: 100%;
  height: var(--input);
  padding: 0 10px;
  border: 1px solid var(--line-control);
  background: var(--bg-surface);
  color: var(--fg-1);
  font-size: 13px;
  ${media.phone} {
    height: var(--touch);
    font-size: 16px;
  }
`

export const SelectButton = styled.button<{ $look: 'quiet' | 'field'; $invalid?: boolean | undefined }>`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  border-radius: var(--r-md);
  text-align: left;
  ${({ $look }) => ($look === 'quiet' ? quiet : field)}
  ${({ $invalid }) => $invalid && invalidEdge}

  &:focus-visible {
    border-radius: var(--r-md);
  }
  &:disabled {
    color: var(--fg-disabled);
    cursor: not-allowed;
    ${({ $look }) => $look === 'field' && disabledEdge}
  }
  ${media.touch} {
    height: var(--touch);
  }
`

export const SelectedText = styled.span<{ $muted?: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $muted }) => $muted && 'color: var(--fg-3);'}
`

export const OptionRow = styled.div<{ $active: boolean }>`
  ${menuItemStyle}
  ${({ $active }) => $active && highlighted}
`
