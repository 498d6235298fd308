import {
  AUDIENCE_KINDS,
  type Audience,
  type AudienceKind,
  type Language,
  type NotificationCreateBody,
  type NotificationUpdateBody,
  notificationCreateBody,
  type OneNotification,
} from '@candela/shared-contract'
import { changesOf, type FormRow } from '@candela/shared-ui/form'
import * as z from 'zod/mini'
import { dayAndTime, instantOf, wrongMoment } from '../shared/moment'

/** Whom somebody chose, and what they are called. */
export type Chosen = FormRow & { kind: AudienceKind; id: number; name: string }
export type VariantRow = FormRow & { language: Language; title: string; message: string }
export type When = 'now' | 'later'

/** Names are those of the columns; a time stands in a day and an hour. */
export type NotificationValues = {
  not_title: string
  not_message: string
  not_variants: VariantRow[]
  not_path: string
  not_audience: Chosen[]
  when: When
  not_send_at: string
  send_time: string
}

export const EMPTY: NotificationValues = {
  not_title: '',
  not_message: '',
  not_variants: [],
  not_path: '',
  not_audience: [],
  when: 'now',
  not_send_at: '',
  send_time: '',
}

const withKeys = <Row extends object>(rows: readonly Row[]): (Row & FormRow)[] =>
  rows.map((row, index) => ({ ...row, key: index + 1 }))

export const valuesOf = ({ record }: OneNotification): NotificationValues => {
  const [not_send_at, send_time] = dayAndTime(record.not_send_at)
  return {
    not_title: record.not_title,
    not_message: record.not_message,
    not_variants: withKeys(record.not_variants),
    not_path: record.not_path ?? '',
    not_audience: withKeys(record.audience_names),
    when: record.not_send_at ? 'later' : 'now',
    not_send_at,
    send_time,
  }
}

/** What follows an earlier one goes to the same people and says something else. */
export const followUpOf = (earlier: OneNotification | undefined): NotificationValues =>
  earlier ? { ...EMPTY, not_audience: withKeys(earlier.record.audience_names) } : EMPTY

export const toAudience = (chosen: readonly Chosen[]): Audience => {
  const idsOf = (kind: AudienceKind) => chosen.filter(each => each.kind === kind).map(({ id }) => id)
  return Object.fromEntries(AUDIENCE_KINDS.map(kind => [kind, idsOf(kind)])) as Audience
}

/** What is no address is the path of a page, as people type it: without its first stroke. */
const asPath = (typed: string): string | null => {
  const path = typed.trim()
  return /^[\w-]+(\/[\w-]+)*$/.test(path) ? `/${path}` : path || null
}

export const toCreateBody = (values: NotificationValues): NotificationCreateBody => ({
  not_title: values.not_title.trim(),
  not_message: values.not_message.trim(),
  not_variants: values.not_variants.map(({ language, title, message }) => ({
    language,
    title: title.trim(),
    message: message.trim(),
  })),
  not_path: asPath(values.not_path),
  not_audience: toAudience(values.not_audience),
  not_send_at: values.when === 'later' ? instantOf(values.not_send_at, values.send_time) : null,
})

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdateBody = (values: NotificationValues, base: NotificationValues): NotificationUpdateBody => {
  const [before, after] = [toCreateBody(base), toCreateBody(values)]
  // Lists differ from themselves.
  return changesOf(before, {
    ...after,
    ...(isSame(after.not_variants, before.not_variants) && { not_variants: before.not_variants }),
    ...(isSame(after.not_audience, before.not_audience) && { not_audience: before.not_audience }),
  })
}

/** Whether two lists of a form hold the same, whatever the keys of their rows. */
export const isSameRows = <Row extends FormRow>(a: readonly Row[], b: readonly Row[]): boolean => {
  const bare = (rows: readonly Row[]) => rows.map(({ key: _key, ...row }) => row)
  return isSame(bare(a), bare(b))
}

/** The rules of the call, at the fields of the form; the time is judged by what was typed of it. */
export const rules = z.custom<NotificationValues>().check(({ value, issues }) => {
  const body = toCreateBody(value)
  const refused = z.safeParse(notificationCreateBody, body)
  for (const issue of refused.error?.issues ?? []) {
    const path = issue.path[0] === 'not_audience' ? ['not_audience'] : issue.path
    issues.push({ ...issue, path, input: body } as z.core.$ZodRawIssue)
  }
  if (value.when === 'now') return
  const wrong = wrongMoment(value.not_send_at, value.send_time)
  const isOver = body.not_send_at !== null && Date.parse(body.not_send_at) <= Date.now()
  const add = (field: string, code: string | undefined) => {
    if (code) issues.push({ code: 'custom', input: value, path: [field], message: code })
  }
  add('not_send_at', wrong.day ?? (isOver ? 'pastTime' : undefined))
  add('send_time', wrong.time)
})
