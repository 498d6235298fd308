import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { byId, id, instant, period } from '../fields'
import { anyId, anyOf, exportBody, listAnswer, listBody, simpleListAnswer, simpleListQuery } from '../list'
import { CURRENCIES } from '../money'

/** What an ad network is asked for: the numbers of days, which sites it knows, or a new token. */
export const API_LOG_OPERATIONS = ['report', 'accounts', 'token'] as const
export type ApiLogOperation = (typeof API_LOG_OPERATIONS)[number]

/** How it ended. `empty`: the network answered and had nothing for these days. */
export const API_LOG_RESULTS = [
  'ok',
  'partial',
  'empty',
  'auth_error',
  'rate_limited',
  'timeout',
  'schema_changed',
  'error',
] as const
export type ApiLogResult = (typeof API_LOG_RESULTS)[number]

/** Why it did not end well; screens and files have the words. */
export const API_LOG_ERRORS = [
  'token_expired',
  'access_denied',
  'too_many_requests',
  'no_answer',
  'unavailable',
  'unknown_fields',
  'incomplete',
  'unreadable',
] as const
export type ApiLogError = (typeof API_LOG_ERRORS)[number]

/** Hundreds of HTTP statuses, and no answer at all. */
export const HTTP_CLASSES = ['2xx', '3xx', '4xx', '5xx', 'none'] as const

const decimal = z.string()

/** One attempt of a run: an ad network was asked once. */
export const apiLogSchema = z.object({
  id,
  /** What attempts of one run have in common. */
  apl_run: z.string(),
  apl_attempt: z.int(),
  /** No later attempt of its run is known. */
  is_last: z.boolean(),
  apl_id_ad_network: id,
  /** As it is called now, so that people find it; so are website, type and technology. */
  adn_name: z.string(),
  /** The website that the network served then; null: any. */
  apl_id_website: z.nullable(id),
  anw_name: z.nullable(z.string()),
  /** Its type then. */
  ant_name: z.string(),
  /** Its technology now. */
  anc_name: z.string(),
  apl_operation: z.enum(API_LOG_OPERATIONS),
  apl_from: z.nullable(z.string()),
  apl_to: z.nullable(z.string()),
  apl_started_at: instant,
  /** Milliseconds. */
  duration: z.int(),
  /** Null: no answer came. */
  apl_http_status: z.nullable(z.int()),
  apl_result: z.enum(API_LOG_RESULTS),
  apl_error: z.nullable(z.enum(API_LOG_ERRORS)),
  apl_rows_in: z.int(),
  apl_rows_new: z.int(),
  apl_rows_changed: z.int(),
  apl_rows_unchanged: z.int(),
  /** By how much the money of days that were known already changed, per currency; null where the reader is not told. */
  apl_restated: z.nullable(z.partialRecord(z.enum(CURRENCIES), decimal)),
  apl_next_retry_at: z.nullable(instant),
})
export type ApiLog = z.infer<typeof apiLogSchema>

const headers = z.record(z.string(), z.string())
/** As it was sent, without its secrets. */
const requestSchema = z.object({ method: z.string(), url: z.string(), headers, body: z.nullable(z.string()) })
const answerSchema = z.object({ headers, body: z.nullable(z.string()) })
export type ApiLogRequest = z.infer<typeof requestSchema>

const attemptSchema = z.pick(apiLogSchema, {
  id: true,
  apl_attempt: true,
  apl_started_at: true,
  duration: true,
  apl_http_status: true,
  apl_result: true,
  apl_error: true,
  apl_next_retry_at: true,
})
export type ApiLogAttempt = z.infer<typeof attemptSchema>

export const oneApiLog = z.object({
  record: z.extend(apiLogSchema, {
    apl_error_text: z.nullable(z.string()),
    /** What failures of one cause have in common. */
    apl_cause: z.nullable(z.string()),
    /** When the network next gave what this one failed to get: it is over. */
    answered_at: z.nullable(instant),
    apl_request: z.nullable(requestSchema),
    /** Of a network that serves any website it has everybody's money: who looks after some accounts is not shown it. */
    apl_answer: z.nullable(answerSchema),
    is_answer_hidden: z.boolean(),
    apl_id_import: z.nullable(id),
  }),
  /** All attempts of its run, itself among them. */
  attempts: z.array(attemptSchema),
})
export type OneApiLog = z.infer<typeof oneApiLog>

/** Of rows that are also columns of the file. */
export const API_LOG_COLUMNS = [
  'apl_started_at',
  'adn_name',
  'anw_name',
  'ant_name',
  'anc_name',
  'apl_operation',
  'apl_from',
  'apl_to',
  'apl_attempt',
  'apl_http_status',
  'apl_result',
  'apl_error',
  'duration',
  'apl_rows_in',
  'apl_rows_new',
  'apl_rows_changed',
  'apl_rows_unchanged',
  'apl_restated',
  'apl_next_retry_at',
  'apl_run',
] as const
export type ApiLogColumn = (typeof API_LOG_COLUMNS)[number]

const SORTS = [
  'apl_started_at',
  'adn_name',
  'anw_name',
  'ant_name',
  'anc_name',
  'apl_operation',
  'apl_from',
  'apl_attempt',
  'apl_http_status',
  'apl_result',
  'apl_error',
  'duration',
  'apl_rows_in',
  'apl_rows_new',
  'apl_rows_changed',
  'apl_rows_unchanged',
  'apl_next_retry_at',
] as const

const cause = z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)))

export const apiLogListQuery = listBody(SORTS, {
  apl_id_ad_network: anyId,
  apl_id_website: anyId,
  apl_id_ad_network_type: anyId,
  adn_id_ad_network_category: anyId,
  apl_operation: anyOf(API_LOG_OPERATIONS),
  apl_result: anyOf(API_LOG_RESULTS),
  http_class: anyOf(HTTP_CLASSES),
  apl_cause: cause,
  /** The runs that an incident counts. */
  incident: anyId,
  /** When it was asked. */
  period,
  /** The days that were asked for: any of them. */
  days: period,
  is_last: anyOf(['1']),
})

export const INCIDENT_STATES = ['open', 'resolved'] as const

/** Failures of one cause in a row. */
export const incidentSchema = z.object({
  /** That of its first run. */
  id,
  apl_cause: z.string(),
  apl_result: z.enum(API_LOG_RESULTS),
  apl_error: z.nullable(z.enum(API_LOG_ERRORS)),
  /** Each network that it is about, and how many there are. */
  networks: z.array(z.object({ id, label: z.string() })),
  networks_count: z.int(),
  runs_count: z.int(),
  first_at: instant,
  last_at: instant,
  state: z.enum(INCIDENT_STATES),
  /** When the last of its networks answered again; null: not yet. */
  resolved_at: z.nullable(instant),
})
export type ApiLogIncident = z.infer<typeof incidentSchema>

export const incidentListQuery = listBody(
  ['first_at', 'last_at', 'runs_count', 'networks_count', 'resolved_at', 'apl_result'],
  {
    /** These incidents. */
    incident: anyId,
    apl_id_ad_network: anyId,
    apl_result: anyOf(API_LOG_RESULTS),
    state: anyOf(INCIDENT_STATES),
    period,
  },
)

/** What runs are of and are chosen by. */
export const API_LOG_CHOICES = ['network', 'website', 'type', 'technology'] as const

export const apiLogEndpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/apiLog/list',
    summary: 'Runs of ad networks, attempt by attempt, a page at a time',
    access: 'apiLog.list',
    effect: 'read',
    failure: 'logs',
    body: apiLogListQuery,
    answer: listAnswer(apiLogSchema),
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/apiLog/export',
    summary: 'The list as a file',
    access: 'apiLog.list',
    effect: 'read',
    failure: 'logs',
    body: exportBody(apiLogListQuery, API_LOG_COLUMNS),
    download: true,
  }),
  incidents: defineEndpoint({
    method: 'POST',
    path: '/apiLog/incidents',
    summary: 'Failed runs of one cause as one, a page at a time',
    access: 'apiLog.list',
    effect: 'read',
    failure: 'logs',
    body: incidentListQuery,
    answer: listAnswer(incidentSchema),
  }),
  choices: defineEndpoint({
    method: 'GET',
    path: '/apiLog/choices',
    summary: 'What there are runs of, to choose from; those with this id, or by a part of their name',
    access: 'apiLog.list',
    effect: 'read',
    failure: 'logs',
    query: z.extend(simpleListQuery, { of: z.enum(API_LOG_CHOICES), id: z.optional(byId.shape.id) }),
    answer: simpleListAnswer,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/apiLog/:id',
    summary: 'One attempt with what was sent and answered, and the others of its run',
    access: 'apiLog.get',
    effect: 'read',
    failure: 'logs',
    params: byId,
    answer: oneApiLog,
  }),
}
