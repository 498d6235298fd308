import { aGroup, somebodyOf } from '../people'
import type { CallOptions, Product } from '../product'

/** A row of the trail, as far as it is told in advance. */
export type Expected = { table: string; type: string; diffs: Record<string, unknown> }

/** What a call is sent with. */
export type Prepared = {
  token?: string
  body?: unknown
  raw?: CallOptions['raw']
  id?: number | string
  query?: string
  session?: number
  note?: number
}
export type Case = { arrange?: () => Promise<Prepared>; rows: Expected[] }

/** The writing calls of an entity by their names. */
export type Cases = (product: Product) => Record<string, Case>

export const asAdmin = async (product: Product) => ({ token: await product.signIn('admin@candela.example') })
export const somebody = async (product: Product) => somebodyOf(product, (await aGroup(product, { scope: 'own' })).id)

/** Of somebody who is sent a link to choose a password. */
export const LINK = { table: 'password_resets', type: 'user', diffs: { pwr_token_hash: [null, 'changed'] } }
