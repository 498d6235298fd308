import * as z from 'zod/mini'

// Apart: nothing of a form is needed to read what failed.
export { FIELD_ERRORS, type FieldErrorCode } from './fieldErrors'

/**
 * Every way a call can fail, with the status it answers. The words are in `messages/`, one set per language; the
 * server sends them in the caller's language and the interface may choose its own by code.
 */
export const ERROR_STATUS = {
  // the request could not be read
  badRequest: 400,
  malformedJson: 400,
  duplicateKey: 400,
  methodNotAllowed: 405,
  requestTimeout: 408,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  rangeNotSatisfiable: 416,
  headersTooLarge: 431,
  // who is asking
  notSignedIn: 401,
  forbidden: 403,
  onlyLooking: 403,
  credentials: 401,
  throttled: 429,
  tooManyRequests: 429,
  tooManyFiles: 429,
  maintenance: 503,
  // what is asked for
  notFound: 404,
  stale: 409,
  notPossibleNow: 409,
  parentRemoved: 409,
  restoreTooLate: 409,
  inUse: 409,
  hasWebsites: 409,
  technologyInUse: 409,
  networkTypeInUse: 409,
  shareBegun: 409,
  monthClosed: 409,
  monthNotOver: 409,
  monthEarlierOpen: 409,
  monthLaterClosed: 409,
  monthBeforeBooks: 409,
  monthClosing: 409,
  monthIsClosed: 409,
  monthNotClosed: 409,
  monthPaid: 409,
  rehearsalOutdated: 409,
  previewOutdated: 409,
  rateMissing: 409,
  amountsTooLarge: 409,
  transferState: 409,
  notificationSent: 409,
  fileTooLong: 409,
  fileNotReady: 409,
  fileExpired: 409,
  fileReach: 409,
  keyReused: 422,
  invalid: 422,
  resetTokenInvalid: 422,
  // us
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const fieldErrorSchema = z.object({
  field: z.optional(z.string()),
  code: z.string(),
  message: z.string(),
})
export type FieldError = z.infer<typeof fieldErrorSchema>

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(fieldErrorSchema),
  requestId: z.string(),
  /** Seconds to wait, beside the `Retry-After` header; pages read it to show the wait as a second line. */
  retryAfter: z.optional(z.number()),
  /** Of a stale update: the record as it is now, as `get` answers it. */
  current: z.optional(z.unknown()),
  /** How many records stand in the way. */
  count: z.optional(z.number()),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/**
 * The sentence that the interface shows when a call fails, before what the server said of it. Each endpoint names
 * its own, so a screen never has to choose; the words are in the `failure` messages.
 */
export const FAILURES = [
  'signIn',
  'signOut',
  'session',
  'emailSend',
  'passwordReset',
  'passwordChange',
  'languageChange',
  'viewAs',
  'create',
  'get',
  'list',
  'update',
  'delete',
  'restore',
  'deleteMethodMissing',
  'removeAll',
  'removeAllForbidden',
  'report01',
  'report02',
  'report03',
  'report04',
  'report05',
  'sendInvoice',
  'stepTransfer',
  'storeAdjustment',
  'disputeAdjustment',
  'closeMonth',
  'reopenMonth',
  'months',
  'rehearsal',
  'totalizers',
  'payments',
  'toDo',
  'coverage',
  'logs',
  'quotation',
  'chartData',
  'websiteList',
  'reportFilters',
  'reportData',
  'dashboard',
  'clipboard',
  'camera',
  'gallery',
] as const
export type FailureKey = (typeof FAILURES)[number]
