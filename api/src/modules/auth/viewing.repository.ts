import { type Pair, VIEWING_MINUTES } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { hashToken } from '../session/session'
import { canUser } from '../user/user.policy'
import { userInReach } from '../user/user.repository'
import { actorOfSession, actorOfSessionToken, actorOfUser } from './auth.repository'

const MAY_VIEW: Pair = 'user.impersonate'

/** Looks that were not stopped and are in time; whether they may still go on is asked of the people. */
const openViewings = (read: Reader) =>
  read.selectFrom('viewings').where('ended_at', 'is', null).where('expires_at', '>', sql<string>`clock_timestamp()`)

export const openViewingsOf = (read: Reader, sessionId: number): Promise<Row<'viewings'>[]> =>
  openViewings(read).where('vwg_id_session', '=', sessionId).selectAll().execute()

/**
 * The person as whom somebody looks, as long as the viewer is signed in where it began, may look at all, and reaches
 * that person, who is nobody's administrator: all of it as of now.
 */
const actorOfViewing = async (
  read: Reader,
  by: { column: 'id' | 'vwg_token_hash'; value: number | string },
): Promise<Actor | null> => {
  const viewing = await openViewings(read).where(by.column, '=', by.value).selectAll().executeTakeFirst()
  if (!viewing) return null
  const viewer = await actorOfSession(read, viewing.vwg_id_session)
  if (!viewer?.pairs.has(MAY_VIEW) || viewer.maintenance) return null
  const user = await userInReach(read, viewer, viewing.vwg_id_user)
  const actor = user && canUser(viewer, 'impersonate', user) ? await actorOfUser(read, user.id) : null
  return (
    actor && {
      ...actor,
      sessionId: viewer.sessionId,
      expiresAt: viewing.expires_at,
      viewedBy: { id: viewer.id, name: viewer.user.usr_name, groupId: viewer.groupId, viewingId: viewing.id },
    }
  )
}

/** The person behind a token, or as whom somebody looks with it. */
export const actorOfToken = async (read: Reader, token: string): Promise<Actor | null> =>
  (await actorOfSessionToken(read, token)) ??
  actorOfViewing(read, { column: 'vwg_token_hash', value: hashToken(token) })

/** The same person later, if they may still be here. */
export const actorNow = (read: Reader, { sessionId, viewedBy }: Actor): Promise<Actor | null> =>
  viewedBy ? actorOfViewing(read, { column: 'id', value: viewedBy.viewingId }) : actorOfSession(read, sessionId)

/** How long somebody may look: never longer than their own session lasts. */
export const viewingSeconds = ({ expiresAt }: Actor): number =>
  Math.min(VIEWING_MINUTES * 60, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
