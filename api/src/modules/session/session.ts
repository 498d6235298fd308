import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { App } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import type { Tx } from '../../platform/write'

// What lets people in: sessions, and mailed links to set a password.

/** Tokens are random and long, so a plain hash is enough; the database never holds one that could be used. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const randomToken = (): string => randomBytes(32).toString('base64url')

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()

export const liveSessionsOf = (read: Reader, userIds: readonly number[]): Promise<Row<'sessions'>[]> =>
  read
    .selectFrom('sessions')
    .selectAll()
    .where(isOneOf('ses_id_user', userIds))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`clock_timestamp()`)
    .execute()

/**
 * Links that would still let somebody set a password: unused and in time, each by itself. Anybody can have one more
 * mailed to somebody, so a newer link ends no older one; using one ends all of them, as every new password does.
 */
export const openLinks = (read: Reader) =>
  read
    .selectFrom('password_resets as r')
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', sql<string>`clock_timestamp()`)

const openLinksOf = (read: Reader, userIds: readonly number[]): Promise<Row<'password_resets'>[]> =>
  openLinks(read).where(isOneOf('r.pwr_id_user', userIds)).selectAll('r').execute()

/** A link to set a password, for so long: it works once. */
export const passwordLink = async (
  { app }: { app: Pick<App, 'config'> },
  tx: Tx,
  userId: number,
  seconds: number,
): Promise<string> => {
  const token = randomToken()
  await tx.insert('password_resets', {
    pwr_id_user: userId,
    pwr_token_hash: hashToken(token),
    expires_at: inSeconds(seconds),
    used_at: null,
  })
  return `${app.config.publicUrl}/auth/reset-password?token=${token}`
}

/** A link that nobody used yet must not outlive the address or the access that it was mailed for. */
export const closeLinksOf = async (tx: Tx, userIds: readonly number[]): Promise<void> => {
  await tx.updateAll('password_resets', await openLinksOf(tx.read, userIds), { used_at: new Date().toISOString() })
}

/**
 * Ends what lets these people in, after a ban or with a new password: their sessions, but for one that may stay, and
 * mailed links.
 */
export const revokeSessionsOf = async (tx: Tx, userIds: readonly number[], stays?: number): Promise<void> => {
  const ended = (await liveSessionsOf(tx.read, userIds)).filter(({ id }) => id !== stays)
  await tx.updateAll('sessions', ended, { revoked_at: new Date().toISOString() })
  await closeLinksOf(tx, userIds)
}

export const revokeSessions = (tx: Tx, userId: number, stays?: number): Promise<void> =>
  revokeSessionsOf(tx, [userId], stays)
