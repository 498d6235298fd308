import type { Pair, UserRow } from '@candela/shared-contract'
import { askList } from './lists'
import type { Product } from './product'

export const MANAGES_USERS: readonly Pair[] = [
  'user.list',
  'user.get',
  'user.simpleList',
  'user.store',
  'user.update',
  'user.destroy',
  'user.invite',
  'systemLog.list',
  'group.simpleList',
]

let last = 0

/** Everything that a new user needs; the group has to be said. */
export const userPayload = (usr_id_group: number, facts: Record<string, unknown> = {}) => {
  last += 1
  return {
    usr_name: `New person ${last}`,
    usr_email: `new.person.${last}@candela.example`,
    usr_status: 'Ativo',
    usr_id_group,
    usr_comission: '2.50',
    usr_product: 'Candela',
    usr_locale: 'en_US',
    usr_password: 'a good secret',
    usr_password_confirmation: 'a good secret',
    ...facts,
  }
}

type UserCounts = { usr_status: Record<string, number> }

export const listUsers = (product: Product, token: string, body: unknown = {}) =>
  askList<UserRow, UserCounts>(product, '/user/list', token, body)

export const userNames = ({ rows }: { rows: UserRow[] }): string[] => rows.map(({ usr_name }) => usr_name)

/** A person as the database has them. */
export const storedUser = ({ database }: Product, id: number) =>
  database.read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const liveSessionCount = async ({ database }: Product, id: number): Promise<number> => {
  const rows = await database.read
    .selectFrom('sessions')
    .select('id')
    .where('ses_id_user', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  return rows.length
}

export const groupIdOf = async ({ database }: Product, gro_name: string): Promise<number> => {
  const { id } = await database.read
    .selectFrom('access_groups')
    .select('id')
    .where('gro_name', '=', gro_name)
    .executeTakeFirstOrThrow()
  return id
}
