import type { OneWebsite, Pair, Scope, WebsiteRow } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from './accounts'
import { askList } from './lists'
import { aGroup, somebodyWith } from './people'
import type { Product } from './product'

const MANAGES_WEBSITES: readonly Pair[] = [
  'website.list',
  'website.get',
  'website.simpleList',
  'website.store',
  'website.update',
  'website.destroy',
  'systemLog.list',
]

let last = 0

/** Everything that a new website needs; account and people have to be said. */
export const websitePayload = (
  anw_account_id: number,
  users: readonly number[],
  facts: Record<string, unknown> = {},
) => {
  last += 1
  return { anw_website: `new-${last}.example`, anw_product: 'Candela', anw_account_id, users, ...facts }
}

/** What a refused call says first. */
export const firstError = ({
  status,
  body,
}: {
  status: number
  body: { errors?: { field?: string; code: string }[] }
}) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code]

/** Somebody of a group of publishers who was invited and never came. */
export const aSeller = async (product: Product): Promise<{ id: number; email: string }> => {
  const { id: usr_id_group } = await aGroup(product, { scope: 'own' })
  last += 1
  return product.database.unaudited
    .insertInto('users')
    .values({
      usr_name: `Seller ${last}`,
      usr_email: `seller.${last}@candela.example`,
      usr_id_group,
      usr_comission: null,
      usr_product: null,
      usr_password: null,
      deleted_at: null,
    })
    .returning(['id', 'usr_email as email'])
    .executeTakeFirstOrThrow()
}

/** Somebody who does all that there is to do with websites, within a scope. */
export const somebodyForWebsites = (product: Product, scope: Scope, ...more: Pair[]) =>
  somebodyWith(product, [...MANAGES_WEBSITES, ...more], scope)

type WebsiteCounts = Record<'anw_status' | 'anw_product', Record<string, number>>

export const listWebsites = (product: Product, token: string, body: unknown = {}) =>
  askList<WebsiteRow, WebsiteCounts>(product, '/website/list', token, body)

export const attachTo = ({ database }: Product, wsu_id_website: number, wsu_id_user: number) =>
  database.unaudited.insertInto('website_users').values({ wsu_id_website, wsu_id_user }).execute()

export const websiteIn = ({ body }: { body: unknown }) => (body as OneWebsite).record

/** Its last move happened on that day, at noon. */
export const movedOn = ({ database }: Product, id: number, day: string) =>
  database.exec(`update system_logs set created_at = '${day}T12:00:00Z' where id = (select max(id) from system_logs
    where slo_table_name = 'websites' and slo_object_id = ${id} and slo_diffs ? 'anw_account_id')`)

export const storedWebsite = ({ database }: Product, id: number) =>
  database.read.selectFrom('websites').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const peopleStored = async ({ database }: Product, id: number): Promise<number[]> => {
  const rows = await database.read
    .selectFrom('website_users')
    .select('wsu_id_user')
    .where('wsu_id_website', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ wsu_id_user }) => wsu_id_user)
}

/** The name of what was done last. */
export const lastTransaction = async ({ database }: Product): Promise<string> => {
  const row = await database.read
    .selectFrom('system_logs')
    .select('slo_transaction_hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.slo_transaction_hash
}

const WALKED = { own: 'walked-own.example', foreign: 'walked-foreign.example' }

/** For the walk through all calls: a website of everybody whose reach is limited, and one of nobody. */
export const walkedWebsites = async (product: Product): Promise<void> => {
  const rows = await product.database.read.selectFrom('users').select(['id', 'usr_email']).execute()
  const idsOf = (...names: string[]) =>
    rows.filter(({ usr_email }) => names.some(name => usr_email === `${name}@candela.example`)).map(({ id }) => id)
  const own = await anAccount(product, { managers: idsOf('manager'), users: idsOf('publisher', 'viewer') })
  await aWebsiteOf(product, own.id, { anw_website: WALKED.own })
  await aWebsiteOf(product, (await anAccount(product)).id, { anw_website: WALKED.foreign })
}

export const walkedWebsite =
  (whose: keyof typeof WALKED) =>
  async ({ database }: Product): Promise<number> => {
    const { id } = await database.read
      .selectFrom('websites')
      .select('id')
      .where('anw_website', '=', WALKED[whose])
      .executeTakeFirstOrThrow()
    return id
  }
