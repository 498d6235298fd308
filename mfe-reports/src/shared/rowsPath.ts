import { daysBetween, MAX_ROW_DAYS, REPORTS, toDay, toQueryString } from '@candela/shared-contract'

/** What stored rows can be chosen by; numbers of records as text. */
export type RowFilters = Partial<
  Record<
    | 'anr_id_website'
    | 'anr_id_account'
    | 'anr_id_ad_network'
    | 'adn_id_ad_network_type'
    | 'anr_id_technology'
    | 'anr_format'
    | 'anr_device'
    | 'anr_currency',
    readonly string[]
  >
>

type Days = { from: string; to: string }

/** The stored rows that a number is made of; none where they are of more days than a list of them may be about. */
export const rowsPath = (
  { from, to }: Days,
  filters: RowFilters = {},
  sort: string | null = null,
): string | undefined =>
  daysBetween(toDay(from), toDay(to)) < MAX_ROW_DAYS
    ? REPORTS.rows.path +
      toQueryString({
        search: '',
        sort: sort ? [{ field: sort.replace(/^-/, ''), dir: sort.startsWith('-') ? 'desc' : 'asc' }] : [],
        filters: {
          period: [`${from}..${to}`],
          ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
        },
      })
    : undefined
