import { media } from '@candela/shared-ui'
import { BarList } from '@candela/shared-ui/chart'
import { styled } from 'styled-components'
import type { BarOf } from './chartShape'

/** As many have bars. */
export const MOST_BARS = 12

/** Bars side by side, and below each other on a phone. */
export const BarsRoom = styled.div`
  padding: 10px 16px;

  > ul {
    columns: 2;
    column-gap: 32px;
  }
  li {
    break-inside: avoid;
  }
  ${media.phone} {
    > ul {
      columns: 1;
    }
  }
`

type BarsProps = {
  bars: readonly BarOf[]
  textOf: (value: string) => string
}

/** The first bars, each as long as its number is large beside the largest. */
export const Bars = ({ bars, textOf }: BarsProps) => {
  const shown = bars.slice(0, MOST_BARS)
  const largest = Math.max(0, ...shown.map(({ value }) => Number(value ?? 0)))
  return (
    <BarsRoom>
      <BarList
        rows={shown.map(({ label, value }, index) => ({
          id: String(index),
          label,
          value: value === null ? '–' : textOf(value),
          size: largest > 0 ? Number(value ?? 0) / largest : 0,
        }))}
      />
    </BarsRoom>
  )
}
