export const en = {
  name: {
    today: 'Today',
    yesterday: 'Yesterday',
    last5: 'Last 5 days',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    last90: 'Last 90 days',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    sameMonthLastYear: 'Same month last year',
  },
} as const
