import { type OneShare, oneShare, type ShareRow, shareRowSchema, shareSchema } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import { toDisplayHost } from '../../platform/web/host'
import { canShare } from './share.policy'
import type { ReadShare } from './share.repository'

const withHost = (share: ReadShare): ReadShare => ({ ...share, anw_website: toDisplayHost(share.anw_website) })

const canOf = (actor: Actor, share: ReadShare) =>
  abilitiesOf(oneShare.shape.can, action => canShare(actor, action, share))

export const toShare = (share: ReadShare) => pickShown(shareSchema, withHost(share))

export const toShareRow = (actor: Actor, share: ReadShare): ShareRow =>
  pickShown(shareRowSchema, { ...withHost(share), can: canOf(actor, share) })

/** As `get` answers it: the record with all of its website, and what the caller may do to it. */
export const toOneShare = (actor: Actor, share: ReadShare, timeline: readonly ReadShare[]): OneShare => ({
  record: { ...toShare(share), timeline: timeline.map(toShare) },
  can: canOf(actor, share),
})
