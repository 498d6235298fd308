import { styled } from 'styled-components'

export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 18px;
  padding: 0 5px;
  border: 1px solid var(--line);
  border-radius: var(--r-xs);
  background: var(--bg-surface);
  color: var(--fg-3);
  font: 500 11px/16px var(--font-ui);
  text-align: center;
`
