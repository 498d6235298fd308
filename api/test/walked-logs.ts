import type { Product } from './product'

/** A name that no other row of the trail has. */
const TRANSACTION = 'walked-past'

const idOfUser = async ({ database }: Product, email: string): Promise<number> =>
  (await database.read.selectFrom('users').select('id').where('usr_email', '=', email).executeTakeFirstOrThrow()).id

const STRANGER = 'inacio.parado@candela.example'

/** A visit and a row of the trail that only those who reach everything reach. */
export const walkedLogs = async (product: Product): Promise<void> => {
  const { unaudited } = product.database
  await unaudited
    .insertInto('visit_logs')
    .values({
      ual_id_user: await idOfUser(product, STRANGER),
      ual_user_agent: null,
      ual_ip: null,
      ual_language: null,
      ual_operating_system: null,
    })
    .execute()
  await unaudited
    .insertInto('system_logs')
    .values({
      slo_blame_user_id: null,
      slo_type: 'access group',
      slo_action: 'group.update',
      slo_table_name: 'access_groups',
      slo_object_id: 1,
      slo_transaction_hash: TRANSACTION,
      slo_diffs: '{}',
      slo_ip: null,
      slo_request_id: null,
    })
    .execute()
}

const newestVisit = async (product: Product, email: string): Promise<number | null> => {
  const row = await product.database.read
    .selectFrom('visit_logs')
    .select('id')
    .where('ual_id_user', '=', await idOfUser(product, email))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

const newestRow = async (
  product: Product,
  column: 'slo_blame_user_id' | 'slo_transaction_hash',
  value: number | string,
) => {
  const row = await product.database.read
    .selectFrom('system_logs')
    .select('id')
    .where(column, '=', value)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

const ADMIN = 'admin@candela.example'

export const visitRecords = {
  own: (product: Product, email: string | null) => newestVisit(product, email ?? ADMIN),
  foreign: (product: Product) => newestVisit(product, STRANGER),
}

export const logRecords = {
  own: async (product: Product, email: string | null) =>
    newestRow(product, 'slo_blame_user_id', await idOfUser(product, email ?? ADMIN)),
  foreign: (product: Product) => newestRow(product, 'slo_transaction_hash', TRANSACTION),
}
