import { text } from '@candela/shared-ui'
import { styled } from 'styled-components'

export const Affected = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 12px;
  color: var(--fg-2);
`

export const Changes = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line-subtle);
  }
  dt {
    color: var(--fg-3);
  }
  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

const SIGNS = { added: { tone: 'ok', mark: '+' }, removed: { tone: 'bad', mark: '−' } } as const

export const Side = styled.section<{ $sign: keyof typeof SIGNS }>`
  margin-top: 12px;

  h3 {
    ${text('card-title')}
    margin-bottom: 4px;
    color: var(--${({ $sign }) => SIGNS[$sign].tone}-fg);
  }
  li {
    padding: 4px 8px;
    background: var(--${({ $sign }) => SIGNS[$sign].tone}-bg);
    color: var(--${({ $sign }) => SIGNS[$sign].tone}-fg);

    &::before {
      content: '${({ $sign }) => SIGNS[$sign].mark} ';
    }
  }
  li:first-child {
    border-radius: var(--r-md) var(--r-md) 0 0;
  }
  li:last-child {
    border-radius: 0 0 var(--r-md) var(--r-md);
  }
  li:only-child {
    border-radius: var(--r-md);
  }
  b {
    font-weight: 600;
  }
`

export const Kept = styled.p`
  margin-top: 12px;
  color: var(--fg-3);
`
