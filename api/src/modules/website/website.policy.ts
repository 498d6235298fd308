import {
  type FieldErrorCode,
  isTurnedDown,
  isUnapproved,
  type Pair,
  type Scope,
  WEBSITE_STATUS,
  type WebsiteStatus,
} from '@candela/shared-contract'
import { type FieldProblem, problemAt } from '../../platform/http/app-error'

type Actor = { pairs: ReadonlySet<Pair>; scope: Scope }
/** A website as far as deciding about it is concerned. */
export type StatusFields = { anw_status: WebsiteStatus; anw_reject_reason: string | null }

type WebsiteAction = 'update' | 'destroy' | 'govern' | 'approve' | 'resubmit' | 'tags'

const { disabled, enabled, waiting, banned } = WEBSITE_STATUS

/** Nobody lets in what is their own, whatever rights a group was given. */
const mayApprove = ({ pairs, scope }: Actor): boolean => scope !== 'own' && pairs.has('website.approve')

/** What somebody may do to a website that they reach. */
export const canWebsite = (actor: Actor, action: WebsiteAction, website: StatusFields): boolean => {
  switch (action) {
    case 'update':
      return actor.pairs.has('website.update')
    case 'destroy':
      return actor.pairs.has('website.destroy')
    case 'govern':
      // Commission, account, on and off: what publishers are told and do not say.
      return actor.scope !== 'own' && actor.pairs.has('website.update')
    case 'approve':
      return mayApprove(actor)
    case 'resubmit':
      return actor.pairs.has('website.update') && isTurnedDown(website)
    case 'tags':
      return website.anw_status !== banned
  }
}

/** Who reaches a website alone, and not the account that it belongs to, does not take it from that account. */
export const mayRemove = (actor: Actor, website: StatusFields & { acc_name: string | null }): boolean =>
  canWebsite(actor, 'destroy', website) && website.acc_name !== null

/** What a new website begins with when nobody says it. */
export const firstStatus = (actor: Actor): WebsiteStatus => (mayApprove(actor) ? enabled : waiting)

export const objectionToFirstStatus = (actor: Actor, said: WebsiteStatus | undefined): FieldErrorCode | null => {
  if (said === undefined || mayApprove(actor)) return null
  return actor.scope !== 'own' && said === waiting ? null : 'notYours'
}

export const mayAddWebsite = ({ pairs }: Actor): boolean => pairs.has('website.store')

/** What speaks against what is said of a new website. */
export const problemsOfNew = (
  actor: Actor,
  said: { anw_status?: WebsiteStatus | undefined; anw_comission?: string | undefined },
) => [
  ...problemAt('anw_status', objectionToFirstStatus(actor, said.anw_status)),
  ...problemAt('anw_comission', actor.scope === 'own' && said.anw_comission !== undefined && 'notYours'),
]

/** On and off, as far as nobody has to look at the website first. */
const isSwitch = (website: StatusFields, to: WebsiteStatus): boolean =>
  !isTurnedDown(website) &&
  [disabled, enabled].some(status => status === website.anw_status) &&
  [disabled, enabled].some(status => status === to)

/**
 * What speaks against giving a website a status by hand. Waiting, banned and turned down are entered and left by those
 * who let websites in, else a refusal could be switched on again by whoever was refused.
 */
export const objectionToStatus = (actor: Actor, website: StatusFields, to: WebsiteStatus): FieldErrorCode | null => {
  if (!canWebsite(actor, 'govern', website)) return 'notYours'
  if (to === website.anw_status || mayApprove(actor) || isSwitch(website, to)) return null
  return 'notYours'
}

/** The host that was looked at is the one that earns. */
export const mayChangeDomain = (actor: Actor, website: StatusFields): boolean =>
  mayApprove(actor) || isUnapproved(website)

const GOVERNED = ['anw_status', 'anw_comission', 'anw_account_id'] as const

/** What somebody says of a website that is there. */
type Said = { [field in (typeof GOVERNED)[number]]?: unknown } & { anw_website?: string; anw_status?: WebsiteStatus }

/** What speaks against a change, all of it at once. */
export const problemsOfChange = (
  actor: Actor,
  website: StatusFields & { anw_website: string },
  said: Said,
): FieldProblem[] => {
  const refused = canWebsite(actor, 'govern', website) ? [] : GOVERNED.filter(field => said[field] !== undefined)
  const objection = said.anw_status === undefined ? null : objectionToStatus(actor, website, said.anw_status)
  const isNewDomain = said.anw_website !== undefined && said.anw_website !== website.anw_website
  return [
    ...problemAt('anw_website', isNewDomain && !mayChangeDomain(actor, website) && 'notYours'),
    ...refused.flatMap(field => problemAt(field, 'notYours')),
    ...problemAt('anw_status', refused.length === 0 && objection),
  ]
}

/** Null where there is nothing to decide. */
export const patchThatApproves = (website: StatusFields): StatusFields | null =>
  website.anw_status === waiting || isTurnedDown(website) ? { anw_status: enabled, anw_reject_reason: null } : null

export const patchThatRejects = (website: StatusFields, reason: string): StatusFields | null =>
  website.anw_status === waiting ? { anw_status: disabled, anw_reject_reason: reason } : null

export const patchThatResubmits = (website: StatusFields): StatusFields | null =>
  isTurnedDown(website) ? { anw_status: waiting, anw_reject_reason: null } : null

/** A reason stands for as long as the website is turned down: whatever else becomes of it, the reason is of the past. */
export const statusPatch = (website: StatusFields, to: WebsiteStatus): StatusFields => ({
  anw_status: to,
  anw_reject_reason: to === website.anw_status ? website.anw_reject_reason : null,
})
