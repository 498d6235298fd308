import type { Product } from './product'

const ADMIN = 'admin@candela.example'

/** A new one each time: the walk removes what it finds. */
const aViewOf = async ({ database }: Product, email: string): Promise<number> => {
  const { id: viw_id_user } = await database.read
    .selectFrom('users')
    .select('id')
    .where('usr_email', '=', email)
    .executeTakeFirstOrThrow()
  const view = await database.unaudited
    .insertInto('saved_views')
    .values({
      viw_id_user,
      viw_name: 'Walked past',
      viw_list: '/user',
      viw_search: '',
      viw_look: null,
      viw_sharing: 'private',
      viw_id_group: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return view.id
}

/** Of the walk: what somebody keeps for themselves, and what somebody else does. */
export const viewRecords = {
  own: (product: Product, email: string | null) => aViewOf(product, email ?? ADMIN),
  foreign: (product: Product) => aViewOf(product, 'inacio.parado@candela.example'),
}

/** A private view of the list of users. */
export const viewPayload = (facts: Record<string, unknown> = {}) => ({
  viw_name: 'Audited',
  viw_list: '/user',
  viw_search: '?q=ana',
  viw_look: null,
  viw_sharing: 'private',
  viw_id_group: null,
  pinned: true,
  ...facts,
})
