import { dayIn, PLATFORM_ZONE, type TransferState } from '@candela/shared-contract'
import { anAccount } from './accounts'
import { asPast } from './as-past'
import type { Product } from './product'

/** Longer ago than any month that a demo has. */
const MONTH = '2002-03-01'

/** What an account of its own is owed, as if the month had been closed. */
export const aTransferIn = async (
  product: Product,
  state: TransferState,
  people: Parameters<typeof anAccount>[1] = {},
): Promise<{ id: number; account: number; version: string }> => {
  const { id: account } = await anAccount(product, people)
  const { id, updated_at } = await asPast(product, trx =>
    trx
      .insertInto('transfers')
      .values({
        ...{ tra_month: MONTH, tra_id_account: account, tra_state: state, tra_payable: '150.00' },
        ...(state === 'on_hold' && { tra_held_from: 'approved' as const }),
        ...(state === 'paid' && { tra_paid_on: dayIn(PLATFORM_ZONE, new Date()) }),
      })
      .returning(['id', 'updated_at'])
      .executeTakeFirstOrThrow(),
  )
  return { id, account, version: updated_at }
}

/** As a bank or a publisher sends it. */
export const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** An invoice, or a payment, of a version that is long gone. */
export const OUTDATED = { version: '2002-04-01T00:00:00.000000Z', number: 'Walked past', day: '2002-04-01' }
