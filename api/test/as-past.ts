import type { Transaction } from 'kysely'
import { writeIntoClosed } from '../src/modules/facts/facts.closed'
import type { Schema } from '../src/platform/db/schema'
import type { Product } from './product'

/** Made behind the API's back, and as if a month that is closed had still been open. */
export const asPast = <T>(
  { database }: Pick<Product, 'database'>,
  act: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> =>
  database.transaction(async trx => {
    await writeIntoClosed(trx)
    return act(trx)
  })
