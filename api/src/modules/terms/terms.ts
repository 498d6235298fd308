import { PLATFORM_ZONE, type Terms } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { isReachOfStaff, type Reach } from '../reach'

/** The share of website `w` in force today, beside one row that is always there. */
const inForce = sql`(select) as one left join lateral (
  select * from website_revenue_shares as v
  where v.wrs_id_website = w.id and v.deleted_at is null and v.wrs_valid_from <= (now() at time zone ${PLATFORM_ZONE})::date
  order by v.wrs_valid_from desc limit 1) as s on true`

/** What the platform keeps of each amount; with a fixed price nobody can say. */
const keptOf = sql`case
  when s.id is null then w.anw_comission
  when s.wrs_type = 'website_percentage_value' then 100 - s.rev_percentage_value
  when s.wrs_type = 'specific_per_condition' then 100 - s.ars_percentage end`

/** Of an account that keeps its share to itself, publishers do not see what it is; nor do they sort by it. */
const shownTo = (reach: Reach, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  isReachOfStaff(reach) ? value : sql`case when a.acc_gross_visible = 1 then ${value} end`

/** The commission of website `w` of account `a`, which decides where no share is in force. */
export const visibleComission = (reach: Reach): RawBuilder<string | null> =>
  sql`${shownTo(reach, sql`w.anw_comission`)}`

/** In percent, of the share in force where there is one. */
export const visibleFee = (reach: Reach): RawBuilder<string | null> =>
  sql`${shownTo(reach, sql`(select ${keptOf} from ${inForce})`)}`

/** What decides about the money of website `w` of account `a` today. */
export const visibleTerms = (reach: Reach): RawBuilder<Terms | null> =>
  sql`${shownTo(
    reach,
    sql`(select jsonb_build_object('effectiveFee', (${keptOf})::text, 'share', case when s.id is not null then
      jsonb_build_object('wrs_type', s.wrs_type, 'wrs_valid_from', s.wrs_valid_from, 'wrs_currency', s.wrs_currency,
        'amount', coalesce(s.rev_fixed_value, s.rev_fixed_cpm)::text) end) from ${inForce})`,
  )}`
