import { type Day, PLATFORM_ZONE, type Transfer, type TransferState, todayIn } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from './accounts'
import { asPast } from './as-past'
import { aFact, aNetwork, bring } from './brought-facts'
import { A_PDF } from './invoice-files'
import { somebodyWith } from './people'
import type { Answer, Product } from './product'

/** Longer ago than any month that a demo has. */
const MONTH = '2002-03-01'
const TODAY = todayIn(PLATFORM_ZONE)

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
        ...(state === 'paid' && { tra_paid_on: TODAY }),
      })
      .returning(['id', 'updated_at'])
      .executeTakeFirstOrThrow(),
  )
  return { id, account, version: updated_at }
}

/** Somebody who is paid: reads their payments, sends invoices, and asks about deductions. */
export const aPublisher = (product: Product) =>
  somebodyWith(product, ['report.report05', 'report.sendInvoice', 'report.disputeAdjustment'], 'own')

/** A publisher with an account and two websites that earned something on a day. */
export const anEarner = async (product: Product, day: Day, { value = 500_000_000 } = {}) => {
  const network = await aNetwork(product)
  const { id, token } = await aPublisher(product)
  const account = await anAccount(product, { users: [id] })
  const websites = [await aWebsiteOf(product, account.id), await aWebsiteOf(product, account.id)] as const
  await bring(
    product,
    websites.map((website, index) => aFact(website.id, day, network, { value: value + index })),
  )
  return { network, account, websites, token }
}
export type Earner = Awaited<ReturnType<typeof anEarner>>

export type OneRecord = Transfer & { items: { id: number; amount: string; messages: { text: string }[] }[] }

/** The payment that a call answers. */
export const recordOf = ({ status, body }: Answer): OneRecord => {
  expect([status, body.errors, body.code]).toEqual([200, undefined, undefined])
  return body.record as never
}

/** How a call was answered: its status, and what was wrong. */
export const codesOf = ({ status, body }: Answer) => [
  status,
  ...(body.errors?.length ? body.errors.map(({ field, code }) => `${field} ${code}`) : [body.code]),
]

let sent = 0
const nextNumber = (): string => {
  sent += 1
  return `NF-${sent}`
}

type Sent = { payload: Buffer; token: string; type?: string | undefined }

/** What people do with payments, each as whoever has the token. */
export const paymentsOf = (product: Product) => {
  const upload = (path: string, query: object, { payload, token, type = 'application/pdf' }: Sent): Promise<Answer> =>
    product.call('POST', `${path}?${new URLSearchParams(query as Record<string, string>)}`, {
      ...{ token, raw: { payload, type } },
    })
  const list = (token: string, body: { period: string } & Record<string, unknown>): Promise<Answer> =>
    product.call('POST', '/report/report05', { token, body: { websites: 'all', ...body } })
  return {
    list,
    rowsOf: async (token: string, body: Parameters<typeof list>[1]) =>
      (await list(token, body)).body.rows as never as Transfer[],
    read: async (token: string, account: number, month = MONTH.slice(0, 7)): Promise<OneRecord> =>
      recordOf(await product.call('GET', `/report/report05/${account}/${month}`, { token })),
    /** The invoice of what is owed, unless it is said otherwise. */
    send: (
      token: string,
      { id, updated_at, payable }: Transfer,
      facts: object = {},
      payload: Buffer = A_PDF,
      type?: string,
    ) =>
      upload(
        `/report/report05/${id}/invoice`,
        { ...{ version: updated_at, number: nextNumber(), issued_on: TODAY, amount: payable }, ...facts },
        { payload, token, type },
      ),
    step: (token: string, { id, updated_at: version }: Transfer, action: string, facts: object = {}) =>
      product.call('POST', `/report/report05/${id}/step`, { token, body: { action, version, ...facts } }),
    pay: (token: string, { id, updated_at: version }: Transfer, facts: object = {}, payload: Buffer = A_PDF) =>
      upload(`/report/report05/${id}/pay`, { version, paid_on: TODAY, ...facts }, { payload, token }),
  }
}

/** An invoice, or a payment, of a version that is long gone. */
export const OUTDATED = { version: '2002-04-01T00:00:00.000000Z', number: 'Walked past', day: '2002-04-01' }
