import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { TextLink } from '../components/TextLink'
import { seriesColor } from './series'

const Bar = styled.div`
  display: flex;
  gap: 1px;
  height: 14px;
  overflow: hidden;
  border-radius: var(--r-xs);
  background: var(--bg-active);
`

const List = styled.ul`
  margin-top: 10px;
`

const Row = styled.li`
  display: grid;
  position: relative;
  grid-template-columns: 8px minmax(0, 1fr) auto 56px;
  align-items: center;
  gap: 8px;
  min-height: 28px;
  font-variant-numeric: tabular-nums;

  /* The whole line is pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > :nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :nth-child(3) {
    font-weight: 500;
  }
  > :last-child {
    color: var(--fg-3);
    text-align: right;
  }
`

const Key = styled.i`
  width: 8px;
  height: 8px;
  border-radius: 2px;
`

export type SharePart = {
  id: string
  label: string
  /** As it is shown. */
  value: string
  /** Of the whole, from 0 to 1: for the eye only. */
  share: number
  /** The same in words. */
  shareText: ReactNode
  /** Where there is more about it. */
  href?: string | undefined
}

export type ShareBarProps = { parts: readonly SharePart[] }

/** What a whole is made of: one bar, and its parts by name with their amounts. */
export const ShareBar = ({ parts }: ShareBarProps) => (
  <div>
    <Bar aria-hidden="true">
      {parts.map(({ id, share }, index) => (
        <span
          key={id}
          style={{ width: `${Math.max(0, share) * 100}%`, minWidth: share > 0 ? 2 : 0, background: seriesColor(index) }}
        />
      ))}
    </Bar>
    <List>
      {parts.map(({ id, label, value, shareText, href }, index) => (
        <Row key={id}>
          <Key style={{ background: seriesColor(index) }} aria-hidden="true" />
          <span title={label}>
            {href ? (
              <TextLink quiet href={href}>
                {label}
              </TextLink>
            ) : (
              label
            )}
          </span>
          <span>{value}</span>
          <span>{shareText}</span>
        </Row>
      ))}
    </List>
  </div>
)
