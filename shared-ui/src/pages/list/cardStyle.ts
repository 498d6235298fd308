import { styled } from 'styled-components'
import { TextLink } from '../../components/TextLink'

export const Item = styled.li<{ $chosen: boolean; $acts: boolean }>`
  position: relative;
  display: flex;
  gap: 12px;
  padding: 12px ${({ $acts }) => ($acts ? 4 : 14)}px 12px 14px;
  background: ${({ $chosen }) => ($chosen ? 'var(--bg-selected)' : 'none')};

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
`

export const Body = styled.div`
  flex: 1;
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`

export const Title = styled(TextLink)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--fg-1);
  font-size: 14px;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* The whole card leads to the record. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--r-md);
  }
`

/** Over the cards while they are chosen. */
export const ChooseAll = styled.div`
  padding: 6px 14px 6px 6px;
  border-bottom: 1px solid var(--line-subtle);
`

/** Its target is the whole card while cards are chosen. */
export const Choice = styled.label`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: flex;
  padding: 12px 0 0 10px;
  cursor: pointer;
`

/** Keeps the room of the box, which lies over the card. */
export const ChoiceRoom = styled.span`
  flex: none;
  width: 16px;
`

/** As wide as they are: one that finds no room goes on to the next line, and none is cut. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-top: 8px;

  /* Short ones stand under each other from card to card. */
  > div {
    min-width: 64px;
    max-width: 100%;
  }
  > div:first-child {
    min-width: 96px;
  }
  dt {
    color: var(--fg-3);
    font-size: 11px;
    line-height: 14px;
  }
  dd {
    line-height: 18px;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

export const Acts = styled.div`
  position: relative;
  flex: none;
`

export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  padding: 14px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;
`
