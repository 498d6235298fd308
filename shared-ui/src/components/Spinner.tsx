import { styled } from 'styled-components'

/** For inside a control that is at work; it says nothing by itself, the control carries `aria-busy`. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 14px;
  height: 14px;
  margin: 1px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: turn 0.7s linear infinite;
`
