import { query } from '@candela/shared-auth'
import { dashboardEndpoints, quotationEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export const QUOTATION = defineEntity(quotationEndpoints, {
  name: 'currencyExchange',
  path: '/currency-exchange',
  shownIn: [quotationEndpoints.gaps, dashboardEndpoints.currencyExchange],
  nameOf: ({ cue_currency, cue_date }) => `${cue_currency} ${cue_date}`,
})

export const gapsQuery = () => query(quotationEndpoints.gaps, {})
