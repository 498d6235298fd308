import type { ChartColor } from '@candela/shared-contract'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { TextLink } from '../components/TextLink'
import { chartColor } from '../theme/chartColor'

const Row = styled.li`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: baseline;
  gap: 3px 8px;
  padding: 5px 0;
  font-variant-numeric: tabular-nums;

  /* The whole line is pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :nth-child(2) {
    font-weight: 500;
  }
  > :nth-child(3):not(:last-child) {
    min-width: 56px;
    color: var(--fg-3);
    text-align: right;
  }
`

const Track = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  border-radius: 1px;

  i {
    display: block;
    height: 100%;
    background: var(--c1);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`

export type BarRow = {
  id: string
  label: string
  value: string
  /** From 0 to 1. */
  size: number
  aside?: ReactNode
  /** Where it is always shown in one; else all are alike. */
  color?: ChartColor | undefined
  /** Where there is more about it. */
  href?: string | undefined
}

export type BarListProps = { rows: readonly BarRow[] }

/** Amounts side by side: each with its name, its number and a bar as long as it is large. */
export const BarList = ({ rows }: BarListProps) => (
  <ul>
    {rows.map(({ id, label, value, size, aside, color, href }) => (
      <Row key={id}>
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
        {aside !== undefined && <span>{aside}</span>}
        <Track aria-hidden="true">
          <i
            style={{
              width: `${Math.max(0, Math.min(1, size)) * 100}%`,
              ...(color && { background: chartColor(color) }),
            }}
          />
        </Track>
      </Row>
    ))}
  </ul>
)
