export const en = {
  title: 'Quotations report',
  subtitle: 'Day by day: what currencies are worth, and the days without a quotation',
  table: 'Quotations report, row by row',
  chartTitle: 'Value in BRL by day',
  average: 'Average',
  closing: 'Closing',
  unit: 'One unit in BRL',
  quoted_one: '{{count}} quotation',
  quoted_other: '{{count}} quotations',
  gaps_one: '{{count}} day without a quotation',
  gaps_other: '{{count}} days without a quotation',
  noneFound: 'No matches.',
} as const
