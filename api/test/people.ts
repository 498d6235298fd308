import type { Pair, Permission, Scope } from '@candela/shared-contract'
import { DEFAULT_GROUPS, type GroupKey } from '../src/seeds/groups'
import type { Product } from './product'

export const toPermissions = (pairs: readonly Pair[]): Permission[] =>
  pairs.map(pair => {
    const [grp_controller = '', grp_method = ''] = pair.split('.')
    return { grp_controller, grp_method }
  })

let last = 0

/** A group with these rights; made behind the API's back, so that a test begins where it wants to. */
export const aGroup = async (
  { database }: Pick<Product, 'database'>,
  { pairs = [], scope = 'all', name }: { pairs?: readonly Pair[]; scope?: Scope; name?: string } = {},
): Promise<{ id: number; gro_name: string; updated_at: string }> => {
  last += 1
  const group = await database.unaudited
    .insertInto('access_groups')
    .values({ gro_name: name ?? `Test group ${last}`, gro_scope: scope, deleted_at: null })
    .returning(['id', 'gro_name', 'updated_at'])
    .executeTakeFirstOrThrow()
  const rows = toPermissions(pairs).map(permission => ({ grp_id_group: group.id, ...permission }))
  if (rows.length > 0) await database.unaudited.insertInto('access_group_permissions').values(rows).execute()
  return group
}

/** Somebody of a group, who has not signed in yet. */
export const aPerson = async (
  { database }: Pick<Product, 'database'>,
  groupId: number,
): Promise<{ id: number; email: string }> => {
  last += 1
  const { usr_password } = await database.read
    .selectFrom('users')
    .select('usr_password')
    .where('usr_email', '=', 'admin@candela.example')
    .executeTakeFirstOrThrow()
  return database.unaudited
    .insertInto('users')
    .values({
      usr_name: `Test person ${last}`,
      usr_email: `test.person.${last}@candela.example`,
      usr_id_group: groupId,
      usr_comission: null,
      usr_product: null,
      usr_password,
      deleted_at: null,
    })
    .returning(['id', 'usr_email as email'])
    .executeTakeFirstOrThrow()
}

/** Somebody of a group, signed in. */
export const somebodyOf = async (
  product: Product,
  groupId: number,
): Promise<{ id: number; email: string; token: string }> => {
  const person = await aPerson(product, groupId)
  return { ...person, token: await product.signIn(person.email) }
}

/** Somebody with exactly these rights. */
export const somebodyWith = async (product: Product, pairs: readonly Pair[], scope: Scope = 'all') => {
  const group = await aGroup(product, { pairs, scope })
  return { ...(await somebodyOf(product, group.id)), group }
}

/** Somebody of each default group, as the seeds and nothing else made it. */
export const somebodyOfEachGroup = async (product: Product) => {
  const groups = await product.database.read.selectFrom('access_groups').select(['id', 'gro_name']).execute()
  const people = new Map<GroupKey, { id: number; token: string }>()
  for (const { key, gro_name } of DEFAULT_GROUPS) {
    const id = groups.find(group => group.gro_name === gro_name)?.id
    if (id === undefined) throw new Error(`the seeds made no group ${gro_name}`)
    people.set(key, await somebodyOf(product, id))
  }
  const of = (key: GroupKey) => people.get(key) ?? { id: 0, token: '' }
  return { of, ids: [...people.values()].map(({ id }) => id) }
}

/** A whole `can`: what is named in the sentence is allowed, everything else is not. */
export const allowing = (fields: string, allowed: string): Record<string, boolean> =>
  Object.fromEntries(fields.split(' ').map(field => [field, allowed.split(' ').includes(field)]))
