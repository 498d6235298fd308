import * as z from 'zod/mini'
import { id, instant } from '../fields'
import { TYPES } from '../types'
import { earnings30 } from './report'
import { visibleTerms } from './terms'

/** Yes and no as the product stores them. */
export const flag = z.union([z.literal(0), z.literal(1)])
export type Flag = z.infer<typeof flag>

export const accountSchema = z.object({
  id,
  acc_name: z.string(),
  acc_is_enabled: flag,
  /** An IANA zone: where the days of its reports begin and end. */
  acc_time_zone: z.string(),
  /** For staff to know, as it says what the next website costs. */
  acc_tier: z.nullable(z.literal(TYPES.accountTier)),
  /** Digits as text: they are a name and no number. */
  acc_google_child_network_code: z.nullable(z.string()),
  acc_enable_aps: flag,
  acc_enable_teads: flag,
  acc_is_custom_ad_unit_path_enabled: flag,
  /** Whether its publishers see gross and share beside net. */
  acc_gross_visible: flag,
  created_at: instant,
  updated_at: instant,
})
export type Account = z.infer<typeof accountSchema>

/** What an account needs before it earns, in the order in which it is put up. */
export const READINESS = ['enabled', 'manager', 'user', 'signedIn', 'website', 'websiteLive', 'childCode'] as const
export type ReadinessStep = (typeof READINESS)[number]
export type Readiness = { step: ReadinessStep; done: boolean }[]

/** Whole percent of the steps that are done. */
export const readinessPercent = (steps: Readiness): number =>
  steps.length === 0 ? 0 : Math.floor((steps.filter(({ done }) => done).length * 100) / steps.length)

const counts = {
  websites_count: z.int(),
  /** Enabled ones: what disabling the account stops. */
  websites_live: z.int(),
  users_count: z.int(),
}

/** The main contact comes first. */
const managers = z.array(z.object({ id, label: z.string() }))

export const accountRowSchema = z.extend(accountSchema, {
  ...earnings30,
  ...counts,
  managers,
  /** Whole percent. */
  readiness: z.int(),
  can: z.object({ update: z.boolean(), destroy: z.boolean() }),
})
export type AccountRow = z.infer<typeof accountRowSchema>

/** Somebody attached to a record; `id` is theirs. */
export const attachedSchema = z.object({
  id,
  usr_name: z.string(),
  usr_email: z.string(),
  usr_photo: z.nullable(z.string()),
  last_seen_at: z.nullable(instant),
})
export type Attached = z.infer<typeof attachedSchema>

export const accountRecordSchema = z.extend(accountSchema, {
  ...earnings30,
  ...counts,
  managers: z.array(z.extend(attachedSchema, { acm_is_main: z.boolean() })),
  /** What they are paid is for staff to know. */
  users: z.array(z.extend(attachedSchema, { acu_comission: z.nullable(z.string()) })),
  websites: z.array(
    z.object({
      id,
      anw_name: z.string(),
      /** The host as it is stored, and as people read it. */
      anw_website: z.string(),
      display_host: z.string(),
      anw_product: z.string(),
      anw_status: z.literal(TYPES.websiteStatus),
      anw_reject_reason: z.nullable(z.string()),
      /** Null for whom the account does not show its share to. */
      anw_comission: z.nullable(z.string()),
      terms: visibleTerms,
    }),
  ),
  readiness: z.array(z.object({ step: z.enum(READINESS), done: z.boolean() })),
})
export type AccountRecord = z.infer<typeof accountRecordSchema>

export const oneAccount = z.object({
  record: accountRecordSchema,
  can: z.object({
    update: z.boolean(),
    destroy: z.boolean(),
    /** Notes are for those who look after the account. */
    note: z.boolean(),
    /** New websites, and websites taken away. */
    addWebsite: z.boolean(),
    removeWebsite: z.boolean(),
  }),
})
export type OneAccount = z.infer<typeof oneAccount>

export const accountNoteSchema = z.object({
  id,
  acn_text: z.string(),
  author: z.nullable(z.object({ id, label: z.string() })),
  created_at: instant,
  /** One's own. */
  can: z.object({ destroy: z.boolean() }),
})
export type AccountNote = z.infer<typeof accountNoteSchema>
