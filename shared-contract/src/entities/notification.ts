import * as z from 'zod/mini'
import { id, instant, isOneLine, isVisibleText, optionals, unique, version } from '../fields'
import { anyId, anyOf, listBody } from '../list'
import { LANGUAGES } from '../locales'
import { moment } from '../moment'
import { TYPES } from '../types'

/** Of what somebody sends, in the order in which they matter. `failed`: nobody got it, or not everybody. */
export const NOTIFICATION_STATES = ['scheduled', 'sending', 'failed', 'sent'] as const
export type NotificationState = (typeof NOTIFICATION_STATES)[number]

/** A title or a message is shorter than this. */
export const NOTIFICATION_TEXT_LIMIT = 255

/** As people count, and the database: an emoji is one character, whatever it takes to store it. */
export const charactersOf = (text: string): number => [...text].length

/** Goes on with one character for the end of a line, as forms of browsers send two. */
export const withPlainLineEnds = z.check<string>(payload => {
  payload.value = payload.value.replace(/\r\n?/g, '\n')
})

const shortText = z.string().check(
  // Far more than fits, however its letters are written: nobody counts the characters of a book.
  z.maxLength(4 * NOTIFICATION_TEXT_LIMIT, { error: 'tooLong', abort: true }),
  z.trim(),
  z.normalize('NFC'),
  withPlainLineEnds,
  z.refine(isVisibleText, { error: 'required', abort: true }),
  z.refine(text => charactersOf(text) < NOTIFICATION_TEXT_LIMIT, { error: 'tooLong' }),
)
const title = shortText.check(z.refine(isOneLine, { error: 'invalidCharacters' }))
const message = shortText.check(z.refine(text => text.split('\n').every(isOneLine), { error: 'invalidCharacters' }))

/** A page of the product, with what it shows: nobody is sent elsewhere. */
export const pagePath = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: 'tooLong', abort: true }),
      z.regex(/^\/(?![/\\])[\w\-./:?&=%,~+]*$/, { error: 'link' }),
    )

const path = z.nullable(pagePath(300))

/** What it says, in one language. */
const text = { title, message }
const variant = z.strictObject({ language: z.enum(LANGUAGES), ...text })
export type NotificationVariant = z.infer<typeof variant>

/** Ways to say who gets it. Everybody whom one of them names gets it, once. */
export const AUDIENCE_KINDS = ['users', 'groups', 'accounts', 'tiers', 'managers'] as const
export type AudienceKind = (typeof AUDIENCE_KINDS)[number]

const ids = z.array(id).check(
  z.maxLength(200, { error: 'tooMany' }),
  unique<number>(each => each),
)

export const audienceSchema = z
  .strictObject({
    users: ids,
    groups: ids,
    accounts: ids,
    tiers: z.array(z.literal(TYPES.accountTier, { error: 'notAnOption' })).check(
      z.maxLength(TYPES.accountTier.length, { error: 'tooMany' }),
      unique<number>(each => each),
    ),
    managers: ids,
  })
  .check(
    z.refine(audience => AUDIENCE_KINDS.some(kind => audience[kind].length > 0), {
      error: 'userRequired',
      path: ['users'],
    }),
  )
export type Audience = z.infer<typeof audienceSchema>

const said = {
  not_title: title,
  not_message: message,
  not_variants: z.array(variant).check(
    z.maxLength(LANGUAGES.length, { error: 'tooMany' }),
    unique<NotificationVariant>(({ language }) => language, 'language'),
  ),
  not_path: path,
  not_audience: audienceSchema,
  /** Null: now. */
  not_send_at: moment,
}
export const notificationCreateBody = z.strictObject(said)
export type NotificationCreateBody = z.infer<typeof notificationCreateBody>

export const notificationUpdateBody = z.strictObject(optionals({ ...said, updated_at: version }))
export type NotificationUpdateBody = z.infer<typeof notificationUpdateBody>

const notificationSchema = z.object({
  id,
  state: z.enum(NOTIFICATION_STATES),
  not_title: z.string(),
  not_message: z.string(),
  not_path: z.nullable(z.string()),
  not_send_at: z.nullable(instant),
  sent_at: z.nullable(instant),
  sender_name: z.string(),
  /** Who got it so far, and who of them read it. */
  recipients_count: z.int(),
  read_count: z.int(),
  created_at: instant,
  updated_at: instant,
})
export type NotificationRecord = z.infer<typeof notificationSchema>

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const notificationRowSchema = z.extend(notificationSchema, { can })
export type NotificationRow = z.infer<typeof notificationRowSchema>

export const oneNotification = z.object({
  record: z.extend(notificationSchema, {
    not_variants: z.array(z.object({ language: z.enum(LANGUAGES), title: z.string(), message: z.string() })),
    not_audience: z.object({
      users: z.array(id),
      groups: z.array(id),
      accounts: z.array(id),
      tiers: z.array(z.int()),
      managers: z.array(id),
    }),
    /** What the reader is told of whom it was chosen by: a name each, tiers by their number. */
    audience_names: z.array(z.object({ kind: z.enum(AUDIENCE_KINDS), id: z.int(), name: z.string() })),
  }),
  can,
})
export type OneNotification = z.infer<typeof oneNotification>

export const notificationListBody = listBody(
  ['state', 'not_title', 'sender_name', 'recipients_count', 'read_count', 'sent_at', 'created_at', 'updated_at'],
  { state: anyOf(NOTIFICATION_STATES), sender: anyId },
)

/** Who gets it, as things stand. */
export const audienceBody = z.strictObject({
  audience: audienceSchema,
  /** Of one that is there already: as far as its sender reaches. */
  notification: z.optional(id),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
})

export const recipientsListBody = listBody(['usr_name', 'read_at'], { read: anyOf(['yes', 'no']) })

export const recipientRowSchema = z.object({
  id,
  usr_name: z.string(),
  usr_email: z.string(),
  gro_name: z.nullable(z.string()),
})
export type RecipientRow = z.infer<typeof recipientRowSchema>

export const readerRowSchema = z.extend(recipientRowSchema, { read_at: z.nullable(instant) })
export type ReaderRow = z.infer<typeof readerRowSchema>
