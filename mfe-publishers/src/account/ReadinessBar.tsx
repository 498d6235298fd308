import { useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  gap: 8px;
  font-variant-numeric: tabular-nums;
`

const Track = styled.span<{ $width: number; $percent: number }>`
  flex: none;
  width: ${({ $width }) => $width}px;
  height: 6px;
  border-radius: var(--r-full);
  background: linear-gradient(to right, ${({ $percent }) => ($percent === 100 ? 'var(--ok)' : 'var(--accent)')}
    ${({ $percent }) => $percent}%, var(--bg-active) 0);
  @media (forced-colors: active) {
    display: none;
  }
`

/** As wide whatever it says, so that bars are as long as they are full. */
const Percent = styled.span`
  min-width: 4.5ch;
  text-align: right;
`

/** How much of what an account needs is there; the figure says it, the bar shows it. */
export const ReadinessBar = ({ percent, width = 48 }: { percent: number; width?: number }) => {
  const format = useFormat()
  return (
    <Root>
      <Track $width={width} $percent={percent} aria-hidden="true" />
      <Percent>{format.percent(percent, 0)}</Percent>
    </Root>
  )
}
