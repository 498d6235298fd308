import type { ChartColor } from '@candela/shared-contract'
import { styled } from 'styled-components'
import { chartColor } from '../theme/chartColor'

const Root = styled.i`
  display: inline-block;
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: var(--r-xs);
  forced-color-adjust: none;
`

export type SwatchProps = { color: ChartColor }

/** What something looks like in charts. Its name, or that of its colour, stands beside it. */
export const Swatch = ({ color }: SwatchProps) => <Root style={{ background: chartColor(color) }} aria-hidden="true" />
