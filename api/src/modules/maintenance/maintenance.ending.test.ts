import { contractMessages } from '@candela/shared-contract'
import fc from 'fast-check'
import { anEntry, inMinutes, MANAGES_MAINTENANCE, maintenanceCalls } from '../../../test/maintenance'
import { aGroup, somebodyOf, somebodyOfEachGroup, somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { DEFAULT_GROUPS } from '../../seeds/groups'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const { call, put, rowsOf, somebody, statusOf } = maintenanceCalls(() => ({ product, admin }))

describe('removing all', () => {
  it('lets everybody in again, and can be taken back by whoever did it', async () => {
    const [one, two] = [await somebody(), await somebody()]
    await put({ usm_id_user: one.id })
    await put({ usm_id_group: two.group.id })
    const shown = (await rowsOf({ perPage: 200 })).map(({ id }) => id)
    const removed = await call('POST', '/removeAll')
    expect(removed.body.done).toBe(shown.length)
    expect(await rowsOf()).toEqual([])
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([200, 200])

    const { transaction } = removed.body
    const another = await somebodyWith(product, ['userMaintenance.removeAll'])
    expect((await call('POST', '/removeAll/undo', { transaction }, another.token)).status).toBe(404)
    expect((await call('POST', '/removeAll/undo', { transaction })).body.done).toBe(shown.length)
    expect((await rowsOf({ perPage: 200 })).map(({ id }) => id)).toEqual(shown)
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([503, 503])
    // What came back once stays as it is now.
    expect((await call('POST', '/removeAll/undo', { transaction })).body.done).toBe(0)
  })

  it('needs its right: removing one is not enough', async () => {
    const { token } = await somebodyWith(product, MANAGES_MAINTENANCE)
    expect((await call('POST', '/removeAll', undefined, token)).status).toBe(403)
    expect(contractMessages.en.failure).toMatchObject({
      removeAll: 'The records could not be removed',
      removeAllForbidden: 'You do not have permission to remove all records',
    })
  })
})

const minutes = fc.integer({ min: -100, max: 100 })
const times = fc
  .record({ from: fc.option(minutes), until: fc.option(minutes) })
  .filter(({ from, until }) => from === null || until === null || from < until)

/** Whom an entry is for, among the people and the groups there are, and when. */
const entry = fc.record({ place: fc.nat(100), isGroup: fc.boolean(), isThroughApi: fc.boolean(), times })

it('whatever is in maintenance, an administrator gets in and can end it; everybody else is kept out by it alone', async () => {
  const { of, ids } = await somebodyOfEachGroup(product)
  const administrator = of('SA')
  const people = [...ids, (await somebodyOf(product, (await aGroup(product)).id)).id]
  const groups = (await product.database.read.selectFrom('access_groups').select('id').execute()).map(({ id }) => id)
  const groupOf = new Map(
    (
      await product.database.read.selectFrom('users').select(['id', 'usr_id_group']).where('id', 'in', people).execute()
    ).map(({ id, usr_id_group }) => [id, usr_id_group]),
  )
  const inMinutesOrNull = (count: number | null) => (count === null ? null : inMinutes(count))

  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 12 }), async entries => {
      await product.database.exec('delete from maintenance')
      for (const { place, isGroup, isThroughApi, times } of entries) {
        const facts = {
          usm_id_user: isGroup ? null : (people[place % people.length] ?? null),
          usm_id_group: isGroup ? (groups[place % groups.length] ?? null) : null,
          usm_from: inMinutesOrNull(times.from),
          usm_until: inMinutesOrNull(times.until),
        }
        // Those that the API refuses are there as well, as if somebody had written them past it.
        if (isThroughApi) await put(facts, administrator.token)
        else await anEntry(product, facts)
      }
      expect(await statusOf(administrator.token)).toBe(200)

      const now = Date.now()
      const stored = await product.database.read.selectFrom('maintenance').selectAll().execute()
      const holds = stored.filter(
        ({ usm_from, usm_until }) =>
          (!usm_from || Date.parse(usm_from) <= now) && (!usm_until || Date.parse(usm_until) > now),
      )
      for (const { key } of DEFAULT_GROUPS) {
        const { id, token } = of(key)
        const isKeptOut = holds.some(
          ({ usm_id_user, usm_id_group }) => usm_id_user === id || (usm_id_group && usm_id_group === groupOf.get(id)),
        )
        expect([key, await statusOf(token)]).toEqual([key, isKeptOut && key !== 'SA' ? 503 : 200])
      }

      expect((await call('POST', '/removeAll', undefined, administrator.token)).status).toBe(200)
      const left = product.database.read.selectFrom('maintenance').select('id').where('deleted_at', 'is', null)
      expect(await left.execute()).toEqual([])
      for (const { key } of DEFAULT_GROUPS) expect([key, await statusOf(of(key).token)]).toEqual([key, 200])
    }),
    { numRuns: 15 },
  )
}, 120_000)
