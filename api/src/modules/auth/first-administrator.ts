import { isEmail, mailboxOf } from '@candela/shared-contract'
import { ConfigError } from '../../platform/config'
import type { App } from '../../platform/context'
import { hasRows } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { administratorsGroup } from '../group/group.administrators'
import { userByEmail } from '../user/user.repository'
import { sendResetLink } from './password-reset'

/** Whether somebody administers who can sign in, or `asked` for it, whom this very setting names. */
const isAdministered = (tx: Tx, groupId: number, asked: number | undefined): Promise<boolean> =>
  hasRows(
    tx.read
      .selectFrom('users')
      .where('usr_id_group', '=', groupId)
      .where('usr_status', '=', 'Ativo')
      .where('deleted_at', 'is', null)
      .where(eb => eb.or([eb('usr_password', 'is not', null), eb('id', '=', asked ?? 0)])),
  )

/**
 * An installation in which nobody administers, be it a fresh one or one that lost its last administrator, has nobody to
 * put it right from within. `ADMIN_EMAIL` names who does: somebody who is there, or somebody new, who gets a mail to set
 * a password. Answers with what was done or is missing, for whoever starts the product.
 */
export const firstAdministrator = async (app: Pick<App, 'config' | 'database' | 'outbox'>): Promise<string | null> => {
  const { config, database } = app
  const address = config.adminEmail && mailboxOf(config.adminEmail)
  if (address && !isEmail(address)) throw new ConfigError('ADMIN_EMAIL is not an e-mail address')
  return write({ database, actorId: null, ip: null, requestId: null }, 'auth.firstAdministrator', async tx => {
    // Whoever changes somebody holds their row first and asks for the turn then: the other way around two would wait for
    // each other.
    const whoIsAsked = async () => (address === undefined ? undefined : await userByEmail(tx.read, address))
    const early = await whoIsAsked()
    if (early) await tx.lock('users', early.id)
    // Processes that start at once wait for each other: only the first one finds nobody.
    await tx.inTurn('administrators')
    const group = await administratorsGroup(tx.read)
    const known = await whoIsAsked()
    if (!group || (await isAdministered(tx, group.id, known?.id))) return null
    if (!address) return 'nobody administers: set ADMIN_EMAIL to somebody’s address and start again'
    const user = known
      ? await tx.update('users', known, { usr_id_group: group.id, usr_status: 'Ativo' })
      : await tx.insert('users', {
          usr_name: 'Administrator',
          usr_email: address,
          usr_id_group: group.id,
          usr_comission: null,
          usr_product: null,
          usr_password: null,
          deleted_at: null,
        })
    await sendResetLink({ app }, tx, user)
    return `${address} administers now and gets a mail to set a password`
  })
}
