import { DEMO_USERS } from '../src/seeds/demo-users'
import { DEFAULT_GROUPS } from '../src/seeds/groups'
import type { Product } from './product'

/** Who asks: one person per default group, somebody without a group, and nobody. */
export const ROLES: readonly { key: string; email: string | null }[] = [
  ...DEFAULT_GROUPS.map(({ key }) => ({
    key: key,
    email: DEMO_USERS.find(({ group }) => group === key)?.usr_email ?? null,
  })),
  { key: 'no group', email: 'solange.semgrupo@candela.example' },
  { key: 'signed out', email: null },
]

/** What a call needs so that only the rights decide its answer: a body that is refused or harmless, an id to ask for. */
export const idFor = async (
  product: Product,
  which: 'own' | 'foreign' | 'absent',
  email: string | null,
): Promise<string> => {
  if (which === 'absent') return '987654321'
  const find = product.database.read.selectFrom('users').select('id')
  const { id } = await (which === 'own'
    ? find.where('usr_email', '=', email ?? 'admin@candela.example')
    : find.where('usr_email', '=', 'inacio.parado@candela.example')
  ).executeTakeFirstOrThrow()
  return String(id)
}
