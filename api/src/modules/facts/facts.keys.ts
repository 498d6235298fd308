import { createHash } from 'node:crypto'
import type { Day } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { NUMBERS } from './facts.check'
import type { FactKey } from './facts.types'

const AUTHOR_DIGITS = 16

/** An author as keys have it: of one length whatever the name, and safe in an address. */
const authorMark = (author: string): string =>
  author && createHash('md5').update(author).digest('hex').slice(0, AUTHOR_DIGITS)

/** The natural key of a fact as one text, for addresses and for what was said of a row. */
export const keyOf = ({ website, day, adNetwork, technology, format, device, adType, currency, author }: FactKey) =>
  [
    website,
    day,
    adNetwork,
    NUMBERS.format.get(format),
    NUMBERS.device.get(device),
    technology,
    NUMBERS.adType.get(adType),
    currency,
    authorMark(author),
  ].join('.')

/** The same of the fact `alias`. */
export const keyText = (alias: string): RawBuilder<string> => {
  const of = (column: string) => sql.ref(`${alias}.anr_${column}`)
  return sql`concat_ws('.', ${of('id_website')}, ${of('date')}::text, ${of('id_ad_network')}, ${of('format')}, ${of('device')},
    ${of('id_technology')}, ${of('ad_type')}, ${of('currency')},
    case when ${of('author')} = '' then '' else left(md5(${of('author')}), ${sql.lit(AUTHOR_DIGITS)}) end)`
}

/** The day that a key is of: facts of other months need not be looked at for it. */
export const dayOfKey = (key: string): Day => (key.split('.')[1] ?? '') as Day

/** A number for a row of a list, made of its key: facts have none of their own, and a grid needs one. */
export const numberOfKey = (alias: string): RawBuilder<number> =>
  sql`((hashtextextended(${keyText(alias)}, 0) & 4503599627370495) + 1)`

const KEY_TYPES = sql.raw(`anr_id_website bigint, anr_date date, anr_id_ad_network bigint, anr_id_technology bigint,
  anr_format smallint, anr_device smallint, anr_ad_type smallint, anr_currency text, anr_author text`)

/** Keys as a relation with the columns of facts. */
export const factKeys = (keys: readonly FactKey[]): RawBuilder<unknown> => {
  const rows = keys.map(key => ({
    anr_id_website: key.website,
    anr_date: key.day,
    anr_id_ad_network: key.adNetwork,
    anr_id_technology: key.technology,
    anr_format: NUMBERS.format.get(key.format),
    anr_device: NUMBERS.device.get(key.device),
    anr_ad_type: NUMBERS.adType.get(key.adType),
    anr_currency: key.currency,
    anr_author: key.author,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k(${KEY_TYPES})`
}
