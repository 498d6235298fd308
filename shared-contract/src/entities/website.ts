import * as z from 'zod/mini'
import { id, instant } from '../fields'
import { WEB_FAILURES } from '../host'
import { TYPES, type TypeValue } from '../types'
import { attachedSchema, flag } from './account'
import { earnings30 } from './report'
import { visibleTerms } from './terms'

/** 0 disabled, 1 enabled, 2 waiting for approval, 3 banned. */
export const WEBSITE_STATUS = { disabled: 0, enabled: 1, waiting: 2, banned: 3 } as const
export type WebsiteStatus = TypeValue<'websiteStatus'>

export const websiteSchema = z.object({
  id,
  anw_name: z.string(),
  /** The host, in letters that every machine knows. */
  anw_website: z.string(),
  /** Which of the brand's products it runs. */
  anw_product: z.string(),
  anw_status: z.literal(TYPES.websiteStatus),
  /** What the platform keeps in percent where no revenue share is in force; null for whom the account hides it from. */
  anw_comission: z.nullable(z.string()),
  anw_account_id: id,
  /** Why it was turned down, for as long as that holds. */
  anw_reject_reason: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
})
export type Website = z.infer<typeof websiteSchema>

type StatusFields = Pick<Website, 'anw_status' | 'anw_reject_reason'>

/** Disabled, and there is a reason: it can be sent in again. */
export const isTurnedDown = ({ anw_status, anw_reject_reason }: StatusFields): boolean =>
  anw_status === WEBSITE_STATUS.disabled && anw_reject_reason !== null

/** Everybody who edits a website may change its domain while it waits or was turned down; later only approvers may. */
export const isUnapproved = (website: StatusFields): boolean =>
  website.anw_status === WEBSITE_STATUS.waiting || isTurnedDown(website)

const forReaders = {
  ...earnings30,
  /** The host as people read it: in both forms where its letters can pass for another's. */
  display_host: z.string(),
  /** The host in the letters that people know and type; `anw_website` is its ASCII. */
  unicode_host: z.string(),
  /** Null for whom the account is out of reach. */
  acc_name: z.nullable(z.string()),
  acc_is_enabled: flag,
  /** What decides about its money today; null where the account does not show it. */
  terms: visibleTerms,
}

export const websiteRowSchema = z.extend(websiteSchema, {
  ...forReaders,
  users_count: z.int(),
  can: z.object({ update: z.boolean(), destroy: z.boolean(), approve: z.boolean() }),
})
export type WebsiteRow = z.infer<typeof websiteRowSchema>

export const websiteRecordSchema = z.extend(websiteSchema, { ...forReaders, users: z.array(attachedSchema) })
export type WebsiteRecord = z.infer<typeof websiteRecordSchema>

/** A website as it is answered, with what the caller may do to it. */
export const oneWebsite = z.object({
  record: websiteRecordSchema,
  can: z.object({
    update: z.boolean(),
    destroy: z.boolean(),
    /** Commission, account, and switching it on and off: not for publishers. */
    govern: z.boolean(),
    /** Let it in, turn it down, ban it and lift a ban. */
    approve: z.boolean(),
    /** Ask for another look after it was turned down. */
    resubmit: z.boolean(),
    /** Tags are there to be installed; not for banned websites. */
    tags: z.boolean(),
  }),
})
export type OneWebsite = z.infer<typeof oneWebsite>

/** What is looked at before a website is let in. */
export const WEBSITE_CHECKS = ['reachable', 'letters', 'language', 'adsTxt', 'privacy', 'content', 'policy'] as const
export type WebsiteCheck = (typeof WEBSITE_CHECKS)[number]

/** Per check: every way it can end. What was found beside it is a status, a host, a language, or a number. */
export const CHECK_REASONS = {
  /** Found: the host that answered in the end, or the status. */
  reachable: ['answers', 'otherHost', 'insecure', 'status', ...WEB_FAILURES],
  /** Found: both forms of a host that can pass for another one. */
  letters: ['usual', 'unusual'],
  /** Found: the language, e.g. `pt-BR`. */
  language: ['declared', 'undeclared', 'notSeen'],
  /** Found: how many records, or the status. */
  adsTxt: ['records', 'missing', 'noText', 'noRecords', 'notSeen'],
  /** Found: where the link leads. */
  privacy: ['linked', 'missing', 'notSeen'],
  /** Found: how many words. */
  content: ['enough', 'thin', 'notSeen'],
  /** Found: how many words that policies do not like. */
  policy: ['clean', 'words', 'notSeen'],
} as const satisfies Record<WebsiteCheck, readonly string[]>
export type CheckReason = (typeof CHECK_REASONS)[WebsiteCheck][number]

const reasons = [...new Set(Object.values(CHECK_REASONS).flat())] as [CheckReason, ...CheckReason[]]

export const CHECK_STATES = ['passed', 'warning', 'failed', 'unknown'] as const
export type CheckState = (typeof CHECK_STATES)[number]

export const websiteChecklist = z.object({
  /** When its pages were looked at. */
  at: instant,
  checks: z.array(
    z.object({
      check: z.enum(WEBSITE_CHECKS),
      state: z.enum(CHECK_STATES),
      /** A code of why, and what was found. */
      reason: z.enum(reasons),
      found: z.nullable(z.string()),
    }),
  ),
})
export type WebsiteChecklist = z.infer<typeof websiteChecklist>
