import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { text } from '../../theme/text'

export const Months = styled.div`
  position: relative;
  display: flex;
  gap: 24px;
  justify-content: space-around;
`

/** Over both ends of the line in which the months are named. */
export const Turn = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  justify-content: space-between;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`

export const MonthTable = styled.table`
  width: 252px;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  caption {
    height: 28px;
    font-weight: 500;
    line-height: 28px;
    text-align: center;
  }
  th {
    ${text('small')}
    height: 28px;
    padding: 0;
    color: var(--fg-3);
    font-weight: 400;
    text-align: center;
  }
  ${media.phone} {
    width: 100%;
    max-width: 420px;
  }
  ${media.touch} {
    caption {
      height: var(--touch);
      line-height: var(--touch);
    }
  }
`

export type DayLook = {
  /** Between the two ends that are chosen, or would be. */
  $inside: boolean
  $start: boolean
  $end: boolean
}

const cornersOf = ({ $start, $end }: DayLook): string =>
  `${$start ? 'var(--r-sm)' : '0'} ${$end ? 'var(--r-sm) var(--r-sm)' : '0 0'} ${$start ? 'var(--r-sm)' : '0'}`

export const DayCell = styled.td<DayLook>`
  height: 32px;
  padding: 1px 0;
  border-radius: var(--r-sm);
  text-align: center;
  cursor: pointer;

  > span {
    display: block;
    height: 30px;
    border-radius: ${cornersOf};
    background: ${({ $inside }) => ($inside ? 'var(--accent-soft)' : 'none')};
    color: ${({ $inside }) => ($inside ? 'var(--accent-fg)' : 'inherit')};
    line-height: 30px;
  }
  &:hover > span {
    background: var(--bg-active);
  }
  &[data-chosen] > span {
    background: var(--accent);
    color: var(--fg-on-accent);
    font-weight: 600;
  }
  &[aria-current] > span {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  &[aria-disabled] > span {
    background: none;
    color: var(--fg-disabled);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  ${media.touch} {
    height: var(--touch);

    > span {
      height: calc(var(--touch) - 2px);
      line-height: calc(var(--touch) - 2px);
    }
  }
`
