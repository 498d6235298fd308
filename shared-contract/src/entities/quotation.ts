import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { isDay } from '../dates'
import { id, instant, optionals, period, version } from '../fields'
import { anyOf, listBody } from '../list'
import { microFromText } from '../money'
import { QUOTED_CURRENCIES } from '../quotation'

/** Where a quotation came from. */
export const QUOTATION_SOURCES = ['manual', 'file'] as const
export type QuotationSource = (typeof QUOTATION_SOURCES)[number]

/** Of a month: whether its books are closed. */
export const QUOTATION_MONTH_STATES = ['open', 'closed'] as const

const quotationSchema = z.object({
  id,
  cue_date: z.string(),
  cue_currency: z.enum(QUOTED_CURRENCIES),
  /** What one unit is worth in BRL, with four to six decimals. */
  cue_value: z.string(),
  cue_source: z.enum(QUOTATION_SOURCES),
  /** In percent, against the last quotation before it; null where it is the first. */
  change: z.nullable(z.string()),
  /** Whether its month has its closing rates: then it stays as it is. */
  is_closed: z.boolean(),
  /** Who wrote it last. */
  set_by: z.nullable(z.object({ id, label: z.string() })),
  created_at: instant,
  updated_at: instant,
})
export type QuotationFacts = z.infer<typeof quotationSchema>

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const quotationRowSchema = z.extend(quotationSchema, { can })
export type QuotationRow = z.infer<typeof quotationRowSchema>

/** With what stands around it, to judge it by. */
const quotationRecordSchema = z.extend(quotationSchema, {
  /** The last one before it. */
  before: z.nullable(z.object({ day: z.string(), value: z.string() })),
  /** Of its month, so far: the average of its days, how many there are, and the rate it was closed with. */
  month: z.object({ average: z.string(), days: z.int(), closing: z.nullable(z.string()) }),
})
export type QuotationRecord = z.infer<typeof quotationRecordSchema>

export const oneQuotation = z.object({ record: quotationRecordSchema, can })
export type OneQuotation = z.infer<typeof oneQuotation>

/** Days on which banks were open and nobody quoted a currency, the newest first: of open months, up to yesterday. */
export const quotationGaps = z.array(z.object({ cue_date: z.string(), cue_currency: z.enum(QUOTED_CURRENCIES) }))

const SORTABLE = ['cue_date', 'cue_currency', 'cue_value', 'updated_at'] as const

/** What a list of quotations can show and write into a file. */
export const QUOTATION_COLUMNS = [...SORTABLE, 'change', 'is_closed', 'cue_source', 'set_by', 'created_at'] as const
export type QuotationColumn = (typeof QUOTATION_COLUMNS)[number]

const filters = { cue_currency: anyOf(QUOTED_CURRENCIES), state: anyOf(QUOTATION_MONTH_STATES), period }

export const quotationListBody = listBody(SORTABLE, filters)

const currency = z.enum(QUOTED_CURRENCIES, { error: 'notAnOption' })

/** Before it there were other currencies, and nothing was worth so many of this one. */
const FIRST_DAY_OF_REAL = '1994-07-01'

const day = z.string().check(
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(10, { error: 'invalid', abort: true }),
  z.refine(isDay, { error: 'invalid', abort: true }),
  z.refine(day => day >= FIRST_DAY_OF_REAL, { error: 'beforeReal' }),
)

/** Exact text: eight digits at most, a dot, up to six decimals; something costs something. */
export const quotationValue = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine(value => !/^\d+\.\d{7,}$/.test(value), { error: 'decimals', abort: true }),
  z.regex(/^\d{1,8}(\.\d{1,6})?$/, { error: 'invalid', abort: true }),
  z.refine(value => Number(value) > 0, { error: 'tooSmall' }),
)

/** What a currency is worth is not more than so many times what is known of it, nor less than such a part of it. */
const MOST_TIMES = 5n

/** Whether a value can be meant beside any that is known, or its decimal point is wrong; where none is, every one can. */
export const isLikelyBeside = (value: string, ...known: readonly (string | null)[]): boolean => {
  const said = microFromText(value)
  const others = known.flatMap(each => (each === null ? [] : [microFromText(each)]))
  return others.length === 0 || others.some(other => said <= other * MOST_TIMES && other <= said * MOST_TIMES)
}

export const quotationCreateBody = z.strictObject({ cue_date: day, cue_currency: currency, cue_value: quotationValue })
export type QuotationCreateBody = z.infer<typeof quotationCreateBody>

export const quotationUpdateBody = z.strictObject(optionals({ ...quotationCreateBody.shape, updated_at: version }))
export type QuotationUpdateBody = z.infer<typeof quotationUpdateBody>

/** What of its past can come back. */
export const QUOTATION_REVERTIBLE_COLUMNS = ['cue_date', 'cue_currency', 'cue_value'] as const

const many = bulkActions(filters)

export const quotationBulkBody = z.discriminatedUnion('action', [many.action('destroy'), many.undo])
export type QuotationBulk = z.infer<typeof quotationBulkBody>
