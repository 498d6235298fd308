import type { MaintenanceRow, Pair } from '@candela/shared-contract'
import type { NewRow } from '../src/platform/db/schema'
import { aGroup, aPerson, somebodyWith } from './people'
import type { Product } from './product'

/** An entry of maintenance; without a group or somebody else it is for a person of its own. */
export const anEntry = async (product: Product, facts: Partial<NewRow<'maintenance'>> = {}) => {
  const isSaid = facts.usm_id_user || facts.usm_id_group
  const user = isSaid ? null : await aPerson(product, (await aGroup(product, { scope: 'own' })).id)
  return product.database.unaudited
    .insertInto('maintenance')
    .values({
      usm_id_user: user?.id ?? null,
      usm_id_group: null,
      usm_message: null,
      usm_from: null,
      usm_until: null,
      deleted_at: null,
      ...facts,
    })
    .returning(['id', 'usm_id_user', 'updated_at'])
    .executeTakeFirstOrThrow()
}

/** So many minutes from now. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

export const MANAGES_MAINTENANCE: readonly Pair[] = [
  'userMaintenance.list',
  'userMaintenance.get',
  'userMaintenance.store',
  'userMaintenance.update',
  'userMaintenance.destroy',
]

const AT_ONCE = { usm_id_user: null, usm_id_group: null, usm_from: null, usm_until: null, usm_message: null }

/** What is asked of maintenance, by an administrator where nobody else is named. */
export const maintenanceCalls = (at: () => { product: Product; admin: string }) => {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = at().admin) =>
    at().product.call(method, `/userMaintenance${path}`, { token, ...(body && { body }) })
  return {
    call,
    put: (facts: object, token?: string) => call('POST', '', { ...AT_ONCE, ...facts }, token),
    rowsOf: async (question: object = {}, token?: string): Promise<MaintenanceRow[]> =>
      (await call('POST', '/list', question, token)).body.data as MaintenanceRow[],
    /** Somebody whose calls tell whether they are let in. */
    somebody: () => somebodyWith(at().product, ['type.list'], 'own'),
    statusOf: async (token: string) => (await at().product.call('GET', '/type', { token })).status,
  }
}
