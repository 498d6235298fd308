import { CHART_COLORS } from '@candela/shared-contract'
import { chartColor } from '../theme/chartColor'

/** In the order in which series take their colours; what comes after is one grey rest. */
export const seriesColor = (index: number): string => {
  const name = CHART_COLORS[index]
  return name ? chartColor(name) : 'var(--c-other)'
}
