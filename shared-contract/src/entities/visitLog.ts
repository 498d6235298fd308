import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { byId, id, idText, instant, period } from '../fields'
import { exportBody, listAnswer, listBody } from '../list'

/** A successful sign-in, as the log of visits shows it. */
export const visitSchema = z.object({
  id,
  ual_id_user: id,
  usr_name: z.string(),
  usr_email: z.string(),
  gro_name: z.nullable(z.string()),
  /** For those who look after some accounts only, without its last part. */
  ual_ip: z.nullable(z.string()),
  ual_browser: z.nullable(z.string()),
  ual_operating_system: z.nullable(z.string()),
  ual_device: z.enum(['desktop', 'tablet', 'mobile']),
  ual_language: z.nullable(z.string()),
  /** Seconds from sign-in to the end of the session, or until now. */
  duration: z.nullable(z.int()),
  /** The session goes on. */
  open: z.boolean(),
  created_at: instant,
})
export type Visit = z.infer<typeof visitSchema>

export const oneVisit = z.object({
  record: z.extend(visitSchema, { ual_user_agent: z.nullable(z.string()) }),
})

export const VISIT_COLUMNS = [
  'created_at',
  'usr_name',
  'usr_email',
  'gro_name',
  'ual_ip',
  'ual_browser',
  'ual_operating_system',
  'ual_device',
  'ual_language',
  'duration',
] as const
export type VisitColumn = (typeof VISIT_COLUMNS)[number]

/** Not by address: whoever sees it without its last part would learn from the order. */
export const VISIT_SORTS = [
  'created_at',
  'usr_name',
  'usr_email',
  'gro_name',
  'ual_browser',
  'ual_operating_system',
  'ual_device',
  'ual_language',
  'duration',
] as const

export const visitListQuery = listBody(VISIT_SORTS, {
  ual_id_user: z.optional(z.array(idText).check(z.maxLength(100))),
  ual_device: z.optional(z.array(z.enum(['desktop', 'tablet', 'mobile'])).check(z.maxLength(3))),
  ual_operating_system: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  period,
})

export const visitLogEndpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/userAccessLog/list',
    summary: 'Visits, a page at a time',
    access: 'userAccessLog.list',
    effect: 'read',
    failure: 'logs',
    body: visitListQuery,
    answer: listAnswer(visitSchema),
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/userAccessLog/export',
    summary: 'The list as a file',
    access: 'userAccessLog.list',
    effect: 'read',
    failure: 'logs',
    body: exportBody(visitListQuery, VISIT_COLUMNS),
    download: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/userAccessLog/:id',
    summary: 'One visit',
    access: 'userAccessLog.get',
    effect: 'read',
    failure: 'logs',
    params: byId,
    answer: oneVisit,
  }),
}
