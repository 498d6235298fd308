import * as z from 'zod/mini'
import { id, instant } from './fields'
import { CURRENCIES } from './money'

/** How many records of a kind one search finds. */
export const SEARCH_HITS = 5

/** How many records somebody may ask for again by their ids, and how long what they type may be. */
export const MAX_SEARCH_IDS = 20
export const MAX_SEARCH_TEXT = 100

/** What somebody typed, or records that they saw before; nothing asked finds nothing. */
export const searchBody = z.strictObject({
  currency: z.optional(z.enum(CURRENCIES)),
  text: z.optional(z.string().check(z.maxLength(MAX_SEARCH_TEXT, { error: 'tooLong' }))),
  ids: z.optional(z.array(id).check(z.maxLength(MAX_SEARCH_IDS, { error: 'tooMany' }))),
})
export type SearchBody = z.infer<typeof searchBody>

/** How a status is coloured: as it should be, waiting, stopped, off. */
export const STATUS_TONES = ['success', 'warning', 'danger', 'neutral'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

/** The figure that matters of a record, and what it is, in the caller's language; null where it is not known. */
const figure = z.union([
  z.object({
    kind: z.literal('money'),
    caption: z.string(),
    value: z.nullable(z.string()),
    currency: z.enum(CURRENCIES),
  }),
  z.object({ kind: z.literal('instant'), caption: z.string(), value: z.nullable(instant) }),
  z.object({ kind: z.literal('day'), caption: z.string(), value: z.nullable(z.string()) }),
])
export type SearchFigure = z.infer<typeof figure>

/** A record as every search tells of it, whatever its kind. */
const searchHit = z.object({
  id,
  name: z.string(),
  /** What tells it from another one of its name: an address, whose it is. */
  detail: z.nullable(z.string()),
  status: z.object({ word: z.string(), tone: z.enum(STATUS_TONES) }),
  figure,
})
export type SearchHit = z.infer<typeof searchHit>

export const searchAnswer = z.array(searchHit)
