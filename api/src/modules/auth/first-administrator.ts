import { isEmail } from '@candela/shared-contract'
import { ConfigError } from '../../platform/config'
import type { App } from '../../platform/context'
import { write } from '../../platform/write'
import { sendResetLink } from './password-reset'

/**
 * A fresh installation without demo people has nobody to sign in. `ADMIN_EMAIL` names the first administrator, who
 * gets a mail to set a password; once anybody exists it does nothing.
 */
export const firstAdministrator = async (app: Pick<App, 'config' | 'database' | 'outbox'>): Promise<void> => {
  const { config, database } = app
  if (!config.adminEmail) return
  if (!isEmail(config.adminEmail)) throw new ConfigError('ADMIN_EMAIL is not an e-mail address')
  const group = await database.read
    .selectFrom('access_group_permissions')
    .where('grp_controller', '=', 'group')
    .where('grp_method', '=', 'update')
    .select('grp_id_group as id')
    .executeTakeFirst()
  const address = config.adminEmail
  await write({ database, actorId: null, ip: null, requestId: null }, 'auth.firstAdministrator', async tx => {
    // Processes that start at once wait for each other: only the first one finds nobody.
    await tx.inTurn('first administrator')
    if (await tx.read.selectFrom('users').select('id').limit(1).executeTakeFirst()) return
    const user = await tx.insert('users', {
      usr_name: 'Administrator',
      usr_email: address,
      usr_id_group: group?.id ?? null,
      usr_comission: null,
      usr_product: null,
      usr_password: null,
      deleted_at: null,
    })
    await sendResetLink({ app }, tx, user)
  })
}
