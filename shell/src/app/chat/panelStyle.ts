import { media } from '@candela/shared-ui'
import { styled } from 'styled-components'

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  gap: 9px;
`

export const PanelText = styled.p`
  margin: 12px 0 16px;
  color: var(--fg-2);

  > small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

export const Presence = styled.small<{ $on: boolean }>`
  &::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 5px;
    border: 2px solid ${({ $on }) => ($on ? 'var(--ok)' : 'var(--fg-3)')};
    border-radius: 50%;
    background: ${({ $on }) => ($on ? 'var(--ok)' : 'none')};
    content: '';
  }
`

export const Sent = styled.div`
  &:not(:empty) {
    display: flex;
    gap: 8px;
    margin-bottom: 16px;
    font-weight: 500;
  }
  > svg {
    flex: none;
    margin-top: 3px;
    color: var(--ok-fg);
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 400;
    line-height: 16px;
  }
`

export const Fields = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;

  > * {
    max-width: 100%;
  }
  > :not(button) {
    width: 100%;
  }
`

export const Along = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  > p,
  > small {
    flex-basis: 100%;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  > button {
    max-width: 100%;
    height: auto;
    min-height: 24px;
    overflow-wrap: anywhere;
    text-align: left;
    white-space: normal;

    ${media.touch} {
      min-height: var(--touch);
    }
    > svg {
      flex: none;
    }
  }
`
