import { query } from '@candela/shared-auth'
import { type DayRange, dashboardEndpoints, QUOTED_CURRENCIES, quotationEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export const QUOTATION = defineEntity(quotationEndpoints, {
  name: 'currencyExchange',
  path: '/currency-exchange',
  shownIn: [quotationEndpoints.gaps, dashboardEndpoints.currencyExchange],
  nameOf: ({ cue_currency, cue_date }) => `${cue_currency} ${cue_date}`,
})

export const gapsQuery = () => query(quotationEndpoints.gaps, {})

export const CHART_PATH = `${QUOTATION.path}/chart`

/** As many days as one page of the list holds of both currencies, were each of them quoted. */
export const CHART_DAYS = 90

/** The quotations of a stretch of days, the newest first. */
export const quotedDaysQuery = ({ from, to }: DayRange) =>
  query(quotationEndpoints.list, {
    body: { filters: { period: [`${from}..${to}`] }, perPage: CHART_DAYS * QUOTED_CURRENCIES.length },
  })

export const IMPORT_PATH = `${QUOTATION.path}/import`
