import { useTheme } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import type { ColorName } from '../theme/tokens'

/** Of a token, as it is in the theme in force: the library and canvases calculate with colours. */
export const colorOf = (name: ColorName): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** `#2152DC` at a quarter of its strength. */
export const faded = (color: string, alpha: number): string =>
  color +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')

const readColors = () => ({
  main: colorOf('--c1'),
  grid: colorOf('--chart-grid'),
  axis: colorOf('--chart-axis'),
  previous: colorOf('--chart-prev'),
  surface: colorOf('--bg-surface'),
})
export type ChartColors = ReturnType<typeof readColors> & { theme: 'light' | 'dark' }

/** The colours of charts; others when the theme changes. */
export const useChartColors = (): ChartColors => {
  const { resolved } = useTheme()
  return useMemo(() => ({ theme: resolved, ...readColors() }), [resolved])
}
