/** In the order in which series take their colours; what comes after is one grey rest. */
const COLORS = ['--c1', '--c2', '--c3', '--c4', '--c5', '--c6'] as const

export const seriesColor = (index: number): string => `var(${COLORS[index] ?? '--c-other'})`
