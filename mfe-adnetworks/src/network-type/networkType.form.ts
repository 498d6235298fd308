import {
  type AuthKind,
  CREDENTIALS,
  type Credential,
  type CredentialField,
  type CredentialValues,
  type Currency,
  credentialProblems,
  type Flag,
  isSameFields,
  isSecret,
  LANGUAGES,
  type NetworkTypeCreateBody,
  type NetworkTypeRecord,
  type NetworkTypeUpdateBody,
  networkTypeCreateBody,
  networkTypeUpdateBody,
  type OneNetworkType,
  plainAdsTxtLine,
} from '@candela/shared-contract'
import { changesOf, type FormErrors, type FormRow, pick, rulesOf } from '@candela/shared-ui/form'
import * as z from 'zod/mini'

/** One that is asked for: a row of the editor. */
export type FieldRow = FormRow & CredentialField

/** Names are those of the columns. Days and lines are text, as they are typed; the zone may not be chosen yet. */
export type NetworkTypeValues = {
  ant_name: string
  ant_status: Flag
  ant_auth_kind: AuthKind
  ant_time_zone: string | null
  ant_currency: Currency
  ant_final_after_days: string
  ant_fields: FieldRow[]
  ant_ads_txt_lines: string
}

const KEPT = ['ant_name', 'ant_status', 'ant_auth_kind', 'ant_time_zone', 'ant_currency'] as const

export const EMPTY_NETWORK_TYPE: NetworkTypeValues = {
  ant_name: '',
  ant_status: 1,
  ant_auth_kind: 'token',
  ant_time_zone: 'UTC',
  ant_currency: 'USD',
  ant_final_after_days: '15',
  ant_fields: [],
  ant_ads_txt_lines: '',
}

export const valuesOf = ({ record }: Pick<OneNetworkType, 'record'>): NetworkTypeValues => ({
  ...pick(record, KEPT),
  ant_final_after_days: String(record.ant_final_after_days),
  ant_fields: record.ant_fields.map((field, index) => ({ ...field, secret: isSecret(field), key: index + 1 })),
  ant_ads_txt_lines: record.ant_ads_txt_lines.join('\n'),
})

/** A new one of the catalogue: asked for, and secret where it is so by nature. */
export const newField = (credential: Credential): CredentialField => ({
  credential,
  required: true,
  secret: CREDENTIALS[credential].secret,
  pattern: '',
  label: {},
  help: {},
})

const saidTexts = (texts: CredentialField['label']): CredentialField['label'] =>
  Object.fromEntries(LANGUAGES.flatMap(language => (texts[language]?.trim() ? [[language, texts[language]]] : [])))

export const fieldsOf = (rows: readonly FieldRow[]): CredentialField[] =>
  rows.map(({ key: _, label, help, ...field }) => ({ ...field, label: saidTexts(label), help: saidTexts(help) }))

/** The lines that say something, each with its place in the text. */
const saidLines = (text: string): { line: string; place: number }[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: line.trim(), place: index + 1 }))
    .filter(({ line }) => line !== '')

export type LineProblem = { place: number; code: 'adsTxtLine' | 'duplicate' }

/** What is wrong with lines of the text, by their places in it. */
export const lineProblems = (text: string): LineProblem[] => {
  const seen = new Set<string>()
  return saidLines(text).flatMap(({ line, place }): LineProblem[] => {
    const plain = plainAdsTxtLine(line)
    if (plain === null) return [{ place, code: 'adsTxtLine' }]
    if (seen.has(plain)) return [{ place, code: 'duplicate' }]
    seen.add(plain)
    return []
  })
}

/** The cast is safe: the schema refuses a form without a zone. */
const bodyOf = (values: NetworkTypeValues) =>
  ({
    ...pick(values, KEPT),
    ant_final_after_days: /^\d{1,4}$/.test(values.ant_final_after_days.trim())
      ? Number(values.ant_final_after_days)
      : Number.NaN,
    ant_fields: fieldsOf(values.ant_fields),
    ant_ads_txt_lines: saidLines(values.ant_ads_txt_lines).map(({ line }) => line),
  }) as NetworkTypeCreateBody

export const toCreateBody = bodyOf

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdateBody = (values: NetworkTypeValues, base: NetworkTypeValues): NetworkTypeUpdateBody => {
  const [before, { ant_fields, ant_ads_txt_lines, ...facts }] = [bodyOf(base), bodyOf(values)]
  const { ant_fields: _f, ant_ads_txt_lines: _l, ...factsBefore } = before
  return {
    ...changesOf(factsBefore, facts),
    ...(!isSameFields(ant_fields, before.ant_fields) && { ant_fields }),
    ...(ant_ads_txt_lines.join('\n') !== before.ant_ads_txt_lines.join('\n') && { ant_ads_txt_lines }),
  }
}

/** Lines are one text here: it is wrong where one of them is, and the words below it say which. */
const inOneText = (rules: z.core.$ZodType) =>
  z.custom<NetworkTypeValues>().check(({ value, issues }) => {
    const result = z.safeParse(rules, value)
    for (const issue of result.error?.issues ?? []) {
      const path = issue.path[0] === 'ant_ads_txt_lines' ? issue.path.slice(0, 1) : issue.path
      issues.push({ ...issue, path, input: value } as z.core.$ZodRawIssue)
    }
  })

export const newRules = inOneText(rulesOf<NetworkTypeValues>(values => [networkTypeCreateBody, bodyOf(values)]))
export const editRules = inOneText(rulesOf<NetworkTypeValues>(values => [networkTypeUpdateBody, bodyOf(values)]))

/** What the preview says of what is tried in it: what the form of a network says. */
export const previewProblems =
  (fields: readonly CredentialField[]) =>
  ({ credentials = {} }: { credentials?: CredentialValues }): FormErrors => {
    const problems = credentialProblems(fields, credentials).map(({ credential, code }) => [credential, code] as const)
    return problems.length > 0 ? { credentials: Object.fromEntries(problems) } : {}
  }

export type Lack = { credential: Credential; count: number; field: CredentialField }
type Used = Pick<NetworkTypeRecord, 'networks_count' | 'stored_counts'>

/** How many networks lack each of what these fields require. */
export const lacksOf = (fields: readonly CredentialField[], { networks_count, stored_counts }: Used): Lack[] =>
  fields.flatMap(field => {
    const { credential, required } = field
    const count = networks_count - (stored_counts[credential] ?? 0)
    return required && count > 0 ? [{ credential, count, field }] : []
  })

/** What they come to lack by a change of the fields, and do not lack before. */
export const newLacks = (before: readonly CredentialField[], after: readonly CredentialField[], used: Used): Lack[] => {
  const known = new Set(lacksOf(before, used).map(({ credential }) => credential))
  return lacksOf(after, used).filter(({ credential }) => !known.has(credential))
}

export const isSameRows = (a: readonly FieldRow[], b: readonly FieldRow[]): boolean =>
  isSameFields(fieldsOf(a), fieldsOf(b))
