import { type DashboardQuery, PRODUCT_SLUG } from '@candela/shared-contract'
import { writeAddress } from './address'

export const STATEMENT_PATH = `/report/report${PRODUCT_SLUG}`

/** To the report of the same numbers, which is generated on arrival. */
export const statementLink = ({ period, currency, filters }: DashboardQuery): string =>
  STATEMENT_PATH + writeAddress({ period, currency, ...filters })
