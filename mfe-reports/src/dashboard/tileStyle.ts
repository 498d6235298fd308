import { media, TextLink, text } from '@candela/shared-ui'
import { styled } from 'styled-components'

/** Wide enough for the longest number beside its sparkline. */
const ROOM_FOR_SHAPE = 216

/** Tiles share one edge; hairlines keep them apart. */
export const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(min-content, 1.35fr) repeat(3, minmax(0, 1fr));
  overflow: hidden;
  min-height: 172px;
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);

  ${media.belowDesktop} {
    grid-template-columns: minmax(min-content, 1.5fr) repeat(3, minmax(min-content, 1fr));
    min-height: 204px;
  }
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    min-height: 324px;
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    min-height: 454px;
  }
`

export const Tile = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  container-type: inline-size;
  min-width: 0;
  min-height: 86px;
  padding: 10px 16px;
  /* What of it lies outside is cut off. */
  box-shadow: -1px -1px 0 var(--line-subtle);

  > * {
    grid-column: 1;
  }
  > svg {
    grid-row: 1 / 4;
    grid-column: 2;
    align-self: center;
  }
  /* The number comes first. */
  @container (max-width: ${ROOM_FOR_SHAPE - 1}px) {
    > svg {
      display: none;
    }
  }
  ${media.belowDesktop} {
    /* Wide numbers make a wide tile. */
    container-type: normal;
    align-content: start;
    padding: 12px;

    > svg {
      display: none;
    }
  }
  ${media.narrow} {
    padding: 14px 16px;
  }
  ${media.phone} {
    padding: 10px 14px;
    align-content: center;
  }
`

export const Delta = styled.div`
  min-height: 16px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;
`

export const Hero = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: 1 / 3;
  min-width: 0;
  padding: 14px 20px;
  background: linear-gradient(180deg, color-mix(in srgb, var(--accent-soft) 60%, transparent), transparent 70%);

  > ${Delta} {
    padding-bottom: 8px;
  }

  ${media.narrow} {
    grid-row: auto;
    grid-column: 1 / -1;
    padding: 14px 16px;
  }
`

export const LabelRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  font-weight: 500;
`

export const Label = styled.div`
  font-size: 12px;
  line-height: 16px;
`

export const Help = styled.span`
  color: var(--fg-3);
  cursor: help;
`

export const HelpLink = styled(TextLink)`
  position: relative;
  color: var(--fg-3);

  /* As high as a thumb, over the figure that it is about. */
  ${media.phone} {
    &::after {
      content: '';
      position: absolute;
      inset: -6px -8px -22px;
    }
  }
`

export const Value = styled.div<{ $hero?: boolean }>`
  ${({ $hero }) => text($hero ? 'figure-hero' : 'figure')}
  margin: ${({ $hero }) => ($hero ? '4px 0' : '1px 0 0')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.belowDesktop} {
    font-size: ${({ $hero }) => ($hero ? 28 : 18)}px;
  }
`

export const Compared = styled.span`
  cursor: help;
`

export const StateWord = styled.span`
  color: var(--fg-3);
  cursor: help;
  font-size: 11px;
`

export const HeroSplit = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  min-height: 48px;
  margin-top: auto;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
  font-size: 12px;
  line-height: 16px;

  > div {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: 6px;
  }
  > div > :first-child {
    grid-column: 1 / -1;
  }
  b {
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`
