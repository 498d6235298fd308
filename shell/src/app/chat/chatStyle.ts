import { css, styled } from 'styled-components'

export const Dock = styled.div`
  flex: none;
  padding: 8px;
  border-top: var(--dock-edge, 1px solid var(--line));
`

const raised = css`
  border: 1px solid var(--line);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);

  &:hover {
    background: var(--bg-hover);
  }
`

export const DockButton = styled.button`
  ${raised}
  display: flex;
  align-items: center;
  gap: 9px;
  width: 100%;
  padding: 6px 8px;
  border-radius: var(--r-lg);
  text-align: left;

  > svg {
    margin-left: auto;
    color: var(--accent-fg);
  }
`

export const RailButton = styled.button`
  ${raised}
  display: grid;
  place-items: center;
  width: 100%;
  height: 40px;
  padding: 0;
  border-radius: var(--r-lg);
`

export const SupportMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent-fg);
`

export const Names = styled.span`
  min-width: 0;

  > b {
    display: block;
    overflow: hidden;
    font-weight: 500;
    line-height: 16px;
    text-overflow: ellipsis;
  }
  > small {
    display: block;
    overflow-wrap: anywhere;
    color: var(--fg-3);
    font-size: 11px;
    line-height: 14px;
  }
`
