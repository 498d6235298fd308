import type { UserSession, UserVisit } from '@candela/shared-contract'
import { ipSeenBy } from '../../platform/address'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { deviceOf } from '../../platform/device'
import { notFound } from '../../platform/http/app-error'
import { write } from '../../platform/write'
import { type Reach, reachOf } from '../reach'
import { liveSessionsOf } from '../session/session'
import { attemptsIn, visitsIn } from '../visit-log/visit-log.repository'
import { userAccess } from './user.service'

const LATEST = 50

const namesOf = (userAgent: string | null) => {
  const { browser, operating_system } = deviceOf(userAgent)
  return { browser, operating_system }
}

/** Where oneself was is no news to anybody; and where somebody tried to come in as oneself has to be seen. */
const addressesOf = ({ actor }: Ctx, id: number) => ipSeenBy(id === actor.id ? { scope: 'all' } : actor)

/** Where somebody is signed in, the newest first. */
export const sessionsOf = async (ctx: Ctx, id: number): Promise<UserSession[]> => {
  const { read } = ctx.app.database
  await userAccess.findOrThrow(ctx, read, id)
  const sessions = await liveSessionsOf(read, [id])
  const seen = addressesOf(ctx, id)
  return sessions
    .sort((a, b) => b.id - a.id)
    .map(session => ({
      id: session.id,
      ses_ip: seen(session.ses_ip),
      ...namesOf(session.ses_user_agent),
      created_at: session.created_at,
      expires_at: session.expires_at,
      current: session.id === ctx.actor.sessionId,
    }))
}

export const endSession = (ctx: Ctx, id: number, sessionId: number): Promise<void> =>
  write(writeContext(ctx), 'user.endSession', async tx => {
    await userAccess.findOrThrow(ctx, tx.read, id, 'update')
    await tx.lock('sessions', sessionId)
    const session = (await liveSessionsOf(tx.read, [id])).find(live => live.id === sessionId)
    if (!session) throw notFound()
    await tx.update('sessions', session, { revoked_at: new Date().toISOString() })
  })

export const endSessions = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'user.endSessions', async tx => {
    await userAccess.findOrThrow(ctx, tx.read, id, 'update')
    const others = (await liveSessionsOf(tx.read, [id])).filter(session => session.id !== ctx.actor.sessionId)
    await tx.updateAll('sessions', others, { revoked_at: new Date().toISOString() })
  })

const signIns = async (read: Reader, reach: Reach, id: number): Promise<UserVisit[]> => {
  const rows = await visitsIn(read, reach)
    .selectAll('v')
    .where('v.ual_id_user', '=', id)
    .orderBy('v.created_at', 'desc')
    .limit(LATEST)
    .execute()
  return rows.map(row => ({
    id: row.id,
    succeeded: true,
    ip: row.ual_ip,
    ...namesOf(row.ual_user_agent),
    operating_system: row.ual_operating_system,
    language: row.ual_language,
    created_at: row.created_at,
  }))
}

const attempts = async (read: Reader, reach: Reach, id: number): Promise<UserVisit[]> => {
  const rows = await attemptsIn(read, reach)
    .selectAll('f')
    .where('f.sif_id_user', '=', id)
    .orderBy('f.created_at', 'desc')
    .limit(LATEST)
    .execute()
  return rows.map(row => ({
    id: row.id,
    succeeded: false,
    ip: row.sif_ip,
    ...namesOf(row.sif_user_agent),
    language: null,
    created_at: row.created_at,
  }))
}

/** Sign-ins and what failed, as one list with the newest first. Instants of one form compare as text. */
export const visitsOf = async (ctx: Ctx, id: number): Promise<UserVisit[]> => {
  const { read } = ctx.app.database
  await userAccess.findOrThrow(ctx, read, id)
  const reach = reachOf(ctx.actor)
  const visits = [...(await signIns(read, reach, id)), ...(await attempts(read, reach, id))]
  const seen = addressesOf(ctx, id)
  return visits
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .slice(0, LATEST)
    .map(visit => ({ ...visit, ip: seen(visit.ip) }))
}
