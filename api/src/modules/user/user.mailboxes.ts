import { isEmail, mailboxOf } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Database, Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { type Tx, write } from '../../platform/write'
import { userByEmail } from './user.repository'

/** Addresses with letters of which TypeScript alone knows the one form; of two that are one, the last seen comes first. */
const unusual = (read: Reader): Promise<Row<'users'>[]> =>
  read
    .selectFrom('users')
    .selectAll()
    .where(sql<boolean>`octet_length(usr_email) <> length(usr_email)`)
    .orderBy('usr_last_seen_at', order => order.desc().nullsLast())
    .orderBy('id')
    .execute()

const canHave = async (tx: Tx, { deleted_at }: Row<'users'>, mailbox: string): Promise<boolean> =>
  isEmail(mailbox) && (deleted_at !== null || (await userByEmail(tx.read, mailbox)) === undefined)

/**
 * Brings addresses from before the rule into the form that they are looked up by, and answers with what was done, for
 * whoever starts the product. Where two people have one mailbox the other keeps what was written, and needs another.
 */
export const mendMailboxes = (database: Database): Promise<string | null> =>
  write({ database, actorId: null, ip: null, requestId: null }, 'user.mendMailboxes', async tx => {
    await tx.inTurn('mailboxes')
    const other = (await unusual(tx.read)).filter(({ usr_email }) => mailboxOf(usr_email) !== usr_email)
    const left: number[] = []
    for (const { id, usr_email: written } of other) {
      const user = await tx.lock('users', id)
      const usr_email = mailboxOf(written)
      if (user && (await canHave(tx, user, usr_email))) await tx.update('users', user, { usr_email })
      else left.push(id)
    }
    if (other.length === 0) return null
    const mended = `addresses brought into their one form: ${other.length - left.length}`
    return left.length === 0 ? mended : `${mended}; left, as somebody else has that mailbox: user ${left.join(', ')}`
  })
