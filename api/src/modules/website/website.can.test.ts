import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { allowing, somebodyOfEachGroup } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { listWebsites } from '../../../test/websites'
import type { GroupKey } from '../../seeds/groups'

/** A website of each kind that is judged in its own way. */
const WEBSITES = {
  waiting: { anw_status: 2 },
  live: { anw_status: 1 },
  turnedDown: { anw_status: 0, anw_reject_reason: 'Too little on it' },
  banned: { anw_status: 3 },
}
type Kind = keyof typeof WEBSITES

let product: Product
let people: Awaited<ReturnType<typeof somebodyOfEachGroup>>
const kinds = new Map<number, string>()
beforeAll(async () => {
  product = await startProduct()
  people = await somebodyOfEachGroup(product)
  const account = await anAccount(product, { managers: people.ids, users: people.ids })
  for (const [kind, facts] of Object.entries(WEBSITES)) {
    const anw_website = `judged-${kind.toLowerCase()}.example`
    kinds.set((await aWebsiteOf(product, account.id, { anw_website, ...facts })).id, kind)
  }
})
afterAll(() => product.close())

const ONE = 'update destroy govern approve resubmit tags'
const ROW = 'update destroy approve'

/** What each default group may do to a website in its reach; in a list the kind makes no difference. */
const MAY: Record<GroupKey, Record<Kind | 'row', string>> = {
  SA: {
    waiting: 'update destroy govern approve tags',
    live: 'update destroy govern approve tags',
    turnedDown: 'update destroy govern approve resubmit tags',
    banned: 'update destroy govern approve',
    row: 'update destroy approve',
  },
  OP: {
    waiting: 'update govern approve tags',
    live: 'update govern approve tags',
    turnedDown: 'update govern approve resubmit tags',
    banned: 'update govern approve',
    row: 'update approve',
  },
  FI: { waiting: 'tags', live: 'tags', turnedDown: 'tags', banned: '', row: '' },
  AM: {
    waiting: 'update govern tags',
    live: 'update govern tags',
    turnedDown: 'update govern resubmit tags',
    banned: 'update govern',
    row: 'update',
  },
  PO: {
    waiting: 'update tags',
    live: 'update tags',
    turnedDown: 'update resubmit tags',
    banned: 'update',
    row: 'update',
  },
  PV: { waiting: 'tags', live: 'tags', turnedDown: 'tags', banned: '', row: '' },
}

it.each(Object.entries(MAY) as [GroupKey, (typeof MAY)[GroupKey]][])(
  '%s is told what they may do to a website: %j',
  async (key, { row, ...one }) => {
    const { token } = people.of(key)
    const { rows } = await listWebsites(product, token, { search: 'judged-' })
    const told: Record<string, unknown> = {}
    for (const [id, kind] of kinds)
      told[kind] = {
        one: (await product.call('GET', `/website/${id}`, { token })).body.can,
        row: rows.find(found => found.id === id)?.can,
      }
    const expected = Object.entries(one).map(([kind, may]) => [
      kind,
      { one: allowing(ONE, may), row: allowing(ROW, row) },
    ])
    expect(told).toEqual(Object.fromEntries(expected))
  },
)
