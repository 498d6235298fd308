import * as z from 'zod/mini'
import { PLATFORM_ZONE } from '../dates'
import { defineEndpoint } from '../endpoint'
import { id, instant, isOneLine, isVisibleText, nameOrEmpty, requiredName, unique, version } from '../fields'
import { charactersOf, pagePath, withPlainLineEnds } from './notification'
import { managerSchema } from './user'

/** Of what is written to an account manager, as people count. */
export const MESSAGE_LIMIT = 1000
export const MESSAGE_FILTERS = 20

const messageText = z.string().check(
  // Far more than fits, however its letters are written: nobody counts the characters of a book.
  z.maxLength(4 * MESSAGE_LIMIT, { error: 'tooLong', abort: true }),
  z.trim(),
  z.normalize('NFC'),
  withPlainLineEnds,
  z.refine(isVisibleText, { error: 'required', abort: true }),
  z.refine(text => charactersOf(text) <= MESSAGE_LIMIT, { error: 'tooLong' }),
  z.refine(text => text.split('\n').every(isOneLine), { error: 'invalidCharacters' }),
)

/** What is written, and of what its writer looks at whatever they leave in. */
export const contactBody = z.strictObject({
  cms_text: messageText,
  /** What the page calls itself. */
  cms_page: z.nullable(nameOrEmpty),
  cms_path: z.nullable(pagePath(2000)),
  /** In words, as the page says them: `Status: Active`. */
  cms_filters: z.array(requiredName(300)).check(z.maxLength(MESSAGE_FILTERS, { error: 'tooMany' })),
  cms_id_website: z.nullable(id),
})
export type ContactBody = z.infer<typeof contactBody>

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const clock = z.string().check(z.minLength(1, { error: 'required', abort: true }), z.regex(CLOCK, { error: 'invalid' }))

/** On these days, from one time to another, by the clocks of a zone. What ends before it begins ends on the next day. */
const hours = {
  /** 0 Sunday … 6 Saturday. */
  woh_days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(7, { error: 'tooMany' }),
    unique<number>(day => day),
  ),
  woh_from: clock,
  woh_to: clock,
  woh_zone: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(64, { error: 'timeZone' })),
}
export const workHoursSchema = z.object({
  woh_days: z.array(z.int()),
  woh_from: z.string(),
  woh_to: z.string(),
  woh_zone: z.string(),
})
export type WorkHours = z.infer<typeof workHoursSchema>

export const workHoursBody = z
  .strictObject({ ...hours, updated_at: z.nullable(version) })
  .check(z.refine(({ woh_from, woh_to }) => woh_from !== woh_to, { error: 'endTooEarly', path: ['woh_to'] }))

/** Of whoever has not said theirs; pages say that they are the usual ones. */
export const USUAL_HOURS: WorkHours = {
  woh_days: [1, 2, 3, 4, 5],
  woh_from: '09:00',
  woh_to: '18:00',
  woh_zone: PLATFORM_ZONE,
}

const myHours = z.extend(workHoursSchema, {
  /** Null: they never said them. */
  updated_at: z.nullable(z.string()),
})
export type MyHours = z.infer<typeof myHours>

/** Whom the caller writes to. Nobody else is reached: no call says to whom. */
export const contactEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/contact',
    summary:
      'The account manager of the caller: when they work, whether they are on line, and what was written to them',
    access: 'signedIn',
    effect: 'read',
    failure: 'get',
    answer: z.object({
      /** Null: support reads what they write. */
      manager: z.nullable(
        z.extend(managerSchema, {
          /** They have the product open at this moment. */
          online: z.boolean(),
          hours: workHoursSchema,
          /** They never said theirs. */
          usual: z.boolean(),
        }),
      ),
      /** The last that the caller wrote, the newest last. */
      sent: z.array(
        z.object({
          id,
          cms_text: z.string(),
          /** What went with it: the page, the website and the filters, in words. */
          along: z.array(z.string()),
          created_at: instant,
        }),
      ),
    }),
  }),
  photo: defineEndpoint({
    method: 'GET',
    path: '/contact/photo',
    summary: "The picture of the caller's account manager",
    access: 'signedIn',
    effect: 'read',
    failure: 'get',
    download: true,
  }),
  store: defineEndpoint({
    method: 'POST',
    path: '/contact',
    summary: 'Write to the account manager of the caller, or to support',
    access: 'signedIn',
    effect: 'write',
    failure: 'emailSend',
    body: contactBody,
    answer: z.object({
      id,
      /** Whom it went to, and whether they were on line. Null: support, by mail. */
      manager: z.nullable(z.object({ usr_name: z.string(), online: z.boolean() })),
    }),
    idempotent: true,
  }),
  hours: defineEndpoint({
    method: 'GET',
    path: '/contact/hours',
    summary: 'When the caller works',
    access: 'signedIn',
    effect: 'read',
    failure: 'get',
    answer: myHours,
  }),
  changeHours: defineEndpoint({
    method: 'POST',
    path: '/contact/hours',
    summary: 'Say when the caller works',
    access: 'signedIn',
    effect: 'write',
    failure: 'update',
    body: workHoursBody,
    answer: myHours,
  }),
}
