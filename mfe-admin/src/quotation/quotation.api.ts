import { quotationEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export const QUOTATION = defineEntity(quotationEndpoints, {
  name: 'currencyExchange',
  path: '/currency-exchange',
  nameOf: ({ cue_currency, cue_date }) => `${cue_currency} ${cue_date}`,
})
