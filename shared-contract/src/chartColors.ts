/** The colours that series of charts have, in the order in which they are taken. Their tokens are in `shared-ui`. */
export const CHART_COLORS = ['blue', 'sky', 'teal', 'pink', 'amber', 'rust'] as const
export type ChartColor = (typeof CHART_COLORS)[number]
