import type { ChartColor } from '@candela/shared-contract'
import type { ColorName } from './tokens'

const TOKENS: Record<ChartColor, ColorName> = {
  blue: '--c1',
  sky: '--c2',
  teal: '--c3',
  pink: '--c4',
  amber: '--c5',
  rust: '--c6',
}

export const chartColor = (name: ChartColor): string => `var(${TOKENS[name]})`
