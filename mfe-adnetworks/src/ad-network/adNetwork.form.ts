import {
  type AdNetworkCreateBody,
  type AdNetworkManyBody,
  type AdNetworkTestBody,
  type AdNetworkUpdateBody,
  adNetworkCreateBody,
  adNetworkUpdateBody,
  type Credential,
  type CredentialField,
  type CredentialValues,
  credentialProblems,
  type OneAdNetwork,
  previewHost,
  TYPES,
  type TypeValue,
} from '@candela/shared-contract'
import { changesOf, pick, rulesOf } from '@candela/shared-ui/form'
import * as z from 'zod/mini'
import type { KeptSecret } from '../credential/KeptSecret'

/** One name from the column to the field; what is empty is a text here. */
export type NetworkValues = {
  adn_name: string
  adn_id_website: number | null
  adn_id_ad_network_type: number | null
  adn_id_ad_network_category: number | null
  adn_id_ad_manager: number | null
  adn_id_order: number | null
  adn_status: TypeValue<'adNetworkStatus'>
  adn_token_expires_at: string
  /** Where its type asks for none among the credentials. */
  adn_domain: string
  /** What was typed, also for types that were chosen before; a form without any has no value for them. */
  credentials?: CredentialValues
  /** Another network whose access is used. */
  credentialsOf: number | null
  /** Of one that shares its access: it begins one of its own. */
  leaves: boolean
  /** What the chosen type asks for, as soon as that is known. */
  asked?: readonly CredentialField[]
}

const FACTS = [
  'adn_name',
  'adn_id_website',
  'adn_id_ad_network_type',
  'adn_id_ad_network_category',
  'adn_id_ad_manager',
  'adn_id_order',
  'adn_status',
] as const

export const EMPTY_NETWORK: NetworkValues = {
  adn_name: '',
  adn_id_website: null,
  adn_id_ad_network_type: null,
  adn_id_ad_network_category: null,
  adn_id_ad_manager: null,
  adn_id_order: null,
  adn_status: TYPES.adNetworkStatus[0],
  adn_token_expires_at: '',
  adn_domain: '',
  credentials: {},
  credentialsOf: null,
  leaves: false,
}

/** What is stored and no secret stands in its field, as the host does. */
const openCredentials = ({ record }: OneAdNetwork): CredentialValues => ({
  ...Object.fromEntries(
    (record.access?.stored ?? []).flatMap(({ credential, value }) => (value === null ? [] : [[credential, value]])),
  ),
  ...(record.adn_domain !== null && { domain: record.adn_domain }),
})

export const valuesOf = (answer: OneAdNetwork): NetworkValues => ({
  ...pick(answer.record, FACTS),
  adn_token_expires_at: answer.record.adn_token_expires_at ?? '',
  adn_domain: answer.record.adn_domain ?? '',
  credentials: openCredentials(answer),
  credentialsOf: null,
  leaves: false,
})

/** Whether it has an access that others can use as well. */
export const isStoredAccess = ({ record }: OneAdNetwork): boolean => (record.access?.stored.length ?? 0) > 0

/** One like another, for another website: it uses the same access, or where none is stored goes to the same host. */
export const likeAnother = (answer: OneAdNetwork): NetworkValues => {
  const { record } = answer
  return {
    ...EMPTY_NETWORK,
    ...pick(record, ['adn_id_ad_network_type', 'adn_id_ad_network_category', 'adn_id_ad_manager', 'adn_id_order']),
    adn_token_expires_at: record.adn_token_expires_at ?? '',
    ...(isStoredAccess(answer)
      ? { credentialsOf: record.id }
      : { adn_domain: record.adn_domain ?? '', credentials: openCredentials(answer) }),
  }
}

export const asksDomain = ({ asked = [] }: Pick<NetworkValues, 'asked'>): boolean =>
  asked.some(({ credential }) => credential === 'domain')

/** Where its access is sent, wherever that is typed. */
const hostOf = (values: NetworkValues): string =>
  (asksDomain(values) ? values.credentials?.domain : values.adn_domain)?.trim() ?? ''

/** Of what was typed, what the chosen type asks for. */
const typedOf = ({ asked = [], credentials = {} }: NetworkValues): CredentialValues =>
  Object.fromEntries(
    asked.flatMap(({ credential }) => (credential in credentials ? [[credential, credentials[credential] ?? '']] : [])),
  )

const plainHost = (text: string): string => previewHost(text) ?? text.trim()

/**
 * Secrets that are stored and go on being used. They go to the host that they were stored for: with another one they are
 * typed again.
 */
export const keptSecrets = (
  answer: OneAdNetwork | undefined,
  values: NetworkValues,
): Partial<Record<Credential, KeptSecret>> => {
  if (!answer || plainHost(hostOf(values)) !== (answer.record.adn_domain ?? '')) return {}
  const secrets = (answer.record.access?.stored ?? []).filter(({ secret }) => secret)
  return Object.fromEntries(
    secrets.map(({ credential, last_four, changed_at, changed_by }) => [
      credential,
      { last4: last_four ?? '', rotated_at: changed_at, rotated_by: changed_by?.label ?? null },
    ]),
  )
}

/** The access as a new network says it: that of another one, or what was typed. */
const accessBody = (values: NetworkValues) => {
  if (values.credentialsOf !== null) return { credentialsOf: values.credentialsOf }
  return {
    ...(!asksDomain(values) && values.adn_domain.trim() !== '' && { adn_domain: values.adn_domain }),
    credentials: typedOf(values),
  }
}

/** The casts are safe: the schema refuses a form without type or technology. */
export const toCreateBody = (values: NetworkValues): AdNetworkCreateBody =>
  ({
    ...pick(values, FACTS),
    adn_token_expires_at: values.adn_token_expires_at || null,
    ...accessBody(values),
  }) as AdNetworkCreateBody

/** Many like one, each of them for a website of its own. */
export const toManyBody = (like: OneAdNetwork, adn_name: string, websites: readonly number[]): AdNetworkManyBody => {
  const { adn_id_website: _, ...body } = toCreateBody({ ...likeAnother(like), adn_status: like.record.adn_status })
  return { ...body, adn_name, websites: [...websites] }
}

export const toTestBody = (values: NetworkValues): AdNetworkTestBody =>
  ({ adn_id_ad_network_type: values.adn_id_ad_network_type, ...accessBody(values) }) as AdNetworkTestBody

/** What of the access was changed. What is not said stays as it is stored. */
const changedAccess = (values: NetworkValues, base: NetworkValues) => {
  if (values.credentialsOf !== null) return { credentialsOf: values.credentialsOf }
  const credentials = changesOf(base.credentials ?? {}, typedOf(values))
  return {
    ...(values.leaves && { credentialsOf: null }),
    ...(!asksDomain(values) && values.adn_domain !== base.adn_domain && { adn_domain: values.adn_domain || null }),
    ...(Object.keys(credentials).length > 0 && { credentials }),
  }
}

export const toUpdateBody = (values: NetworkValues, base: NetworkValues): AdNetworkUpdateBody =>
  ({
    ...changesOf(pick(base, FACTS), pick(values, FACTS)),
    ...(values.adn_token_expires_at !== base.adn_token_expires_at && {
      adn_token_expires_at: values.adn_token_expires_at || null,
    }),
    ...changedAccess(values, base),
  }) as AdNetworkUpdateBody

/** What is tried of one that is there: what was typed over it. */
export const toRetestBody = (values: NetworkValues, base: NetworkValues) => ({
  ...(values.adn_id_ad_network_type !== null &&
    values.adn_id_ad_network_type !== base.adn_id_ad_network_type && {
      adn_id_ad_network_type: values.adn_id_ad_network_type,
    }),
  ...changedAccess(values, base),
})

/**
 * What the chosen type says of what was typed. What it came to require later keeps nobody from changing a network that
 * is there.
 */
const credentialRules = (answer?: OneAdNetwork) =>
  z.custom<NetworkValues>().check(({ value: values, issues }) => {
    if (!values.asked || values.credentialsOf !== null) return
    const isNewType = values.adn_id_ad_network_type !== answer?.record.adn_id_ad_network_type
    const kept = keptSecrets(answer, values)
    const isElsewhere = answer !== undefined && plainHost(hostOf(values)) !== (answer.record.adn_domain ?? '')
    const typed = typedOf(values)
    const stored = new Set(answer?.record.access?.stored.map(({ credential }) => credential))
    for (const { credential, code } of credentialProblems(values.asked, typed, kept)) {
      const isTakenAway = typed[credential] === '' || (isElsewhere && stored.has(credential))
      if (code !== 'required' || isNewType || isTakenAway)
        issues.push({ code: 'custom', input: values, path: ['credentials', credential], message: code })
    }
  })

const together = (...rules: readonly z.ZodMiniType[]) =>
  z.custom<NetworkValues>().check(({ value, issues }) => {
    for (const each of rules) {
      const result = z.safeParse(each, value)
      if (!result.success)
        issues.push(...result.error.issues.map(issue => ({ ...issue, input: value }) as z.core.$ZodRawIssue))
    }
  })

export const newRules = together(
  rulesOf<NetworkValues>(values => [adNetworkCreateBody, toCreateBody(values)]),
  credentialRules(),
)

export const editRulesFor = (answer: OneAdNetwork) =>
  together(
    rulesOf<NetworkValues>(values => [adNetworkUpdateBody, toUpdateBody(values, valuesOf(answer))]),
    credentialRules(answer),
  )

/** Two are the same when they say the same of each; what was left empty is as if it was not said. */
export const isSameAccess = (a: CredentialValues = {}, b: CredentialValues = {}): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
