import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { isDay } from '../dates'
import { id, idText, instant, isOneLine, percent, version } from '../fields'
import { anyId, anyOf, listBody } from '../list'
import { CURRENCIES } from '../money'
import { FIRST_DAY, LAST_DAY } from '../period'
import { reviewConditions } from '../shareConditions'
import { TYPES, type TypeValue } from '../types'
import { day } from './report'

export type ShareType = TypeValue<'revenueShareType'>

/** Where a version stands today: the one that counts, one to come, one that another followed. */
export const SHARE_STATES = ['in_force', 'planned', 'past'] as const
export type ShareState = (typeof SHARE_STATES)[number]

const shownCondition = z.object({
  rev_device: z.nullable(z.enum(TYPES.device)),
  rev_format: z.nullable(z.enum(TYPES.formatName)),
  rev_technology: z.nullable(id),
  /** What the technology is called. */
  technology: z.nullable(z.string()),
  rev_percentage_value: z.string(),
})
export type ShownCondition = z.infer<typeof shownCondition>

/** What a version says of the money, whoever's it is. */
const shownTerms = {
  wrs_type: z.enum(TYPES.revenueShareType),
  wrs_currency: z.nullable(z.enum(CURRENCIES)),
  rev_fixed_value: z.nullable(z.string()),
  rev_fixed_cpm: z.nullable(z.string()),
  /** The publisher's percent of gross. */
  rev_percentage_value: z.nullable(z.string()),
  ars_percentage: z.nullable(z.string()),
  conditions: z.array(shownCondition),
}
export type ShareTerms = z.infer<z.ZodMiniObject<typeof shownTerms>>

export const shareSchema = z.object({
  id,
  ...shownTerms,
  wrs_id_website: id,
  anw_name: z.string(),
  anw_website: z.string(),
  /** Absent for whom the account is out of reach. */
  acc_name: z.nullable(z.string()),
  wrs_valid_from: day,
  /** The last day, where another one follows. */
  until: z.nullable(day),
  /** When the one that follows begins, if that is still to come. */
  next_from: z.nullable(day),
  state: z.enum(SHARE_STATES),
  /** Why it was agreed on; staff's. */
  wrs_note: z.nullable(z.string()),
  set_by: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
})
export type Share = z.infer<typeof shareSchema>

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const shareRowSchema = z.extend(shareSchema, { can })
export type ShareRow = z.infer<typeof shareRowSchema>

/** A version with all of its website, the newest first. */
export const oneShare = z.object({ record: z.extend(shareSchema, { timeline: z.array(shareSchema) }), can })
export type OneShare = z.infer<typeof oneShare>

/** All versions of a website, and the first day that a new one may begin on. */
export const shareTimeline = z.object({
  website: z.object({ id, anw_name: z.string(), anw_website: z.string(), acc_name: z.nullable(z.string()) }),
  earliest: day,
  versions: z.array(shareSchema),
})
export type ShareTimeline = z.infer<typeof shareTimeline>
export const shareTimelineQuery = z.strictObject({ website: idText })

const SORTABLE = ['anw_website', 'acc_name', 'wrs_type', 'wrs_valid_from', 'created_at', 'updated_at'] as const

/** What a list of versions can show and write into a file. */
export const SHARE_COLUMNS = [...SORTABLE, 'receives', 'until', 'next_from', 'state', 'set_by', 'wrs_note'] as const
export type ShareColumn = (typeof SHARE_COLUMNS)[number]

const filters = {
  state: anyOf(SHARE_STATES),
  wrs_type: anyOf(TYPES.revenueShareType),
  anw_account_id: anyId,
  wrs_id_website: anyId,
}

export const shareListBody = listBody(SORTABLE, filters)

/** More than nothing, in cents or as fine as it is stored. */
const amountUpTo = (most: number, decimals = 2) =>
  z.string().check(
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(new RegExp(`^\\d{1,12}(\\.\\d{1,${decimals}})?$`), { error: 'invalid', abort: true }),
    z.refine(value => Number(value) > 0, { error: 'tooSmall', abort: true }),
    z.refine(value => Number(value) <= most, { error: 'tooBig' }),
  )

/** More than anybody pays for a thousand impressions, or for a month. */
const MOST_CPM = 10_000
const CPM_DECIMALS = 4
const MOST_PER_MONTH = 100_000_000

const condition = z.strictObject({
  rev_device: z.nullable(z.enum(TYPES.device)),
  rev_format: z.nullable(z.enum(TYPES.formatName)),
  rev_technology: z.nullable(id),
  rev_percentage_value: percent,
})
export type ShareConditionBody = z.infer<typeof condition>

export const placeOf = ({
  rev_device,
  rev_format,
  rev_technology,
}: Pick<ShareConditionBody, 'rev_device' | 'rev_format' | 'rev_technology'>) => ({
  device: rev_device,
  format: rev_format,
  technology: rev_technology,
})

/** What every placement meets is the fallback; of two that say the same neither counts, and one that others cover never. */
const conditions = z.array(condition).check(
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(100, { error: 'tooMany', abort: true }),
  z.check<ShareConditionBody[]>(({ value, issues }) => {
    const { duplicates, covered } = reviewConditions(value.map(placeOf))
    const say = (index: number, message: 'duplicate' | 'covered' | 'required') =>
      issues.push({ code: 'custom', input: value, path: [index, 'rev_device'], message })
    for (const index of duplicates) say(index, 'duplicate')
    for (const index of covered) say(index, 'covered')
    value.forEach((each, index) => {
      if (Object.values(placeOf(each)).every(part => part === null)) say(index, 'required')
    })
  }),
)

const terms = {
  wrs_type: z.enum(TYPES.revenueShareType),
  wrs_currency: z.optional(z.enum(CURRENCIES)),
  rev_fixed_value: z.optional(amountUpTo(MOST_PER_MONTH)),
  rev_fixed_cpm: z.optional(amountUpTo(MOST_CPM, CPM_DECIMALS)),
  rev_percentage_value: z.optional(percent),
  ars_percentage: z.optional(percent),
  conditions: z.optional(conditions),
}

/** What each type is about; anything else is not said with it. */
export const VALUES_OF_SHARE = {
  website_percentage_value: ['rev_percentage_value'],
  specific_per_condition: ['conditions', 'ars_percentage'],
  website_fixed_cpm: ['rev_fixed_cpm', 'wrs_currency'],
  website_fixed_value: ['rev_fixed_value', 'wrs_currency'],
} as const satisfies Record<ShareType, readonly (keyof typeof terms)[]>

const VALUES = [
  'wrs_currency',
  'rev_fixed_value',
  'rev_fixed_cpm',
  'rev_percentage_value',
  'ars_percentage',
  'conditions',
]

/** Each type has its values, and no others. */
const valuesFit = z.check<{ [field: string]: unknown }>(({ value, issues }) => {
  const type = TYPES.revenueShareType.find(each => each === value.wrs_type)
  if (!type) return
  const wanted: readonly string[] = VALUES_OF_SHARE[type]
  const say = (field: string, message: 'required' | 'invalid') =>
    issues.push({ code: 'custom', input: value, path: [field], message })
  for (const field of VALUES) {
    if (wanted.includes(field) && value[field] === undefined) say(field, 'required')
    if (!wanted.includes(field) && value[field] !== undefined) say(field, 'invalid')
  }
})

/** The same alone: a form asks it whatever else is wrong. */
export const shareValues = z.looseObject({}).check(valuesFit)

/** As far as days are counted at all. */
const isShownDay = (text: string): boolean => isDay(text) && FIRST_DAY <= text && text <= LAST_DAY

const validFrom = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(10, { error: 'period', abort: true }),
    z.refine(isShownDay, { error: 'period' }),
  )

const note = z.optional(
  z
    .string()
    .check(z.trim(), z.maxLength(255, { error: 'tooLong' }), z.refine(isOneLine, { error: 'invalidCharacters' })),
)

const agreed = { ...terms, wrs_valid_from: validFrom, wrs_note: note }

export const shareCreateBody = z.strictObject({ wrs_id_website: id, ...agreed }).check(valuesFit)
export type ShareCreateBody = z.infer<typeof shareCreateBody>

/** All of a version at once: its fields only make sense together. */
export const shareUpdateBody = z.strictObject({ ...agreed, updated_at: z.optional(version) }).check(valuesFit)
export type ShareUpdateBody = z.infer<typeof shareUpdateBody>

/** Draft terms on websites, replayed over the last whole days. */
export const sharePreviewBody = z
  .strictObject({
    ...terms,
    websites: z.array(id).check(z.minLength(1, { error: 'required' }), z.maxLength(500, { error: 'tooMany' })),
    currency: z.optional(z.enum(CURRENCIES)),
  })
  .check(valuesFit)
export type SharePreviewBody = z.infer<typeof sharePreviewBody>

/** Decimal text in the currency that is shown; null without a quotation. */
const amount = z.nullable(z.string())
const differences = {
  gross: amount,
  publisher_now: amount,
  publisher_then: amount,
  publisher_change: amount,
  platform_now: amount,
  platform_then: amount,
  platform_change: amount,
}
export type ShareDifferences = z.infer<z.ZodMiniObject<typeof differences>>

export const sharePreview = z.object({
  from: day,
  to: day,
  currency: z.enum(CURRENCIES),
  rows: z.array(z.object({ website: z.object({ id, label: z.string() }), ...differences })),
  total: z.object(differences),
})
export type SharePreview = z.infer<typeof sharePreview>

const many = bulkActions(filters)

export const shareBulkBody = z.discriminatedUnion('action', [many.action('destroy'), many.undo])
export type ShareBulk = z.infer<typeof shareBulkBody>
