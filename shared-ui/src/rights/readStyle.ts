import { css, styled } from 'styled-components'

export type RightState = 'held' | 'none' | 'own' | 'idle'

/** Some readers take a cell of a table that is laid out otherwise for none. */
export const ReadCell = styled.td.attrs({ role: 'cell' })``

const TONES: Record<RightState, string> = {
  held: 'color: var(--fg-1);',
  none: 'color: var(--fg-3);',
  own: 'color: var(--fg-2);',
  idle: 'color: var(--warn-fg);',
}

export const State = styled.span<{ $state: RightState }>`
  display: inline-flex;
  vertical-align: middle;
  align-items: center;
  gap: 6px;
  font-size: 13px;
  white-space: nowrap;
  ${({ $state }) => TONES[$state]}
`

/** No box, which would ask to be ticked: a dot for what is granted, which stays where colours are forced. */
export const Sign = styled.span<{ $state: RightState }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  ${({ $state }) => TONES[$state]}
  ${({ $state }) =>
    $state === 'held' &&
    css`
      &::before {
        border: 4px solid;
        border-radius: 50%;
        content: '';
      }
    `}
`

export const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
`

export const Legend = styled.ul`
  display: grid;
  gap: 4px;
  padding: 10px 16px;
  border-bottom: 1px solid var(--line-subtle);
  color: var(--fg-2);

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`
