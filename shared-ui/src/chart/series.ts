import { CHART_COLORS, type ChartColor } from '@candela/shared-contract'
import type { ColorName } from '../theme/tokens'

const TOKENS: Record<ChartColor, ColorName> = {
  blue: '--c1',
  sky: '--c2',
  teal: '--c3',
  pink: '--c4',
  amber: '--c5',
  rust: '--c6',
}

export const chartColor = (name: ChartColor): string => `var(${TOKENS[name]})`

/** In the order in which series take their colours; what comes after is one grey rest. */
export const seriesColor = (index: number): string => {
  const name = CHART_COLORS[index]
  return name ? chartColor(name) : 'var(--c-other)'
}
