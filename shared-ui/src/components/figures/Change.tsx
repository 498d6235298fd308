import { styled } from 'styled-components'
import { useFormat } from '../../useFormat'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import { figureMessages } from './messages'

/** Percent; what is smaller is no news. */
const NEWS = 0.5
/** As wide as a plus. */
const MINUS = '\u2212'

const TONES = { up: 'var(--ok-fg)', down: 'var(--bad-fg)', same: 'var(--fg-3)' } as const

const Root = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${({ $color }) => $color};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 16px;
  vertical-align: middle;
  white-space: nowrap;
`

export type ChangeProps = {
  /** Percent as exact text, or `new` where there was nothing before. */
  value: string
}

/** How much a number rose or fell: with its sign, an arrow, a colour, and in words for who does not see them. */
export const Change = ({ value }: ChangeProps) => {
  const t = figureMessages.useT()
  const format = useFormat()
  if (value === 'new') return <Root $color={TONES.up}>{t('new')}</Root>
  const tone = Math.abs(Number(value)) < NEWS ? 'same' : value.startsWith('-') ? 'down' : 'up'
  const size = format.percent(value.replace('-', ''), 1)
  const isBelow = value.startsWith('-')
  const sign = Math.abs(Number(value)) < 0.05 ? '' : isBelow ? MINUS : '+'
  return (
    <Root $color={TONES[tone]}>
      {tone !== 'same' && <Icon name={tone === 'up' ? 'arrowUpRight' : 'arrowDownRight'} size={12} />}
      <span aria-hidden="true">{sign + size}</span>
      <VisuallyHidden>{t(isBelow ? 'down' : 'up', { size })}</VisuallyHidden>
    </Root>
  )
}
