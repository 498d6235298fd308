import { styled } from 'styled-components'
import { InputBox } from '../inputStyle'
import { MenuSurface } from '../menuStyle'
import { OptionRow } from '../selectStyle'

export const Box = styled(InputBox)`
  position: relative;

  input {
    padding-right: 20px;
  }
  /* A press on it is a press on the field. */
  > svg {
    position: absolute;
    right: 10px;
    pointer-events: none;
  }
`

export const Surface = styled(MenuSurface)`
  /* What was found before stays in sight while the next is on its way. */
  [role='listbox'][aria-busy='true'] {
    opacity: 0.6;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
  }
`

export const Row = styled(OptionRow)`
  cursor: pointer;

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Small = styled.small`
  display: block;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;
`

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
  padding: 5px 8px;
  color: var(--fg-3);
  overflow-wrap: anywhere;
`
