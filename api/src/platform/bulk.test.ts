import { BULK_MAX } from '@candela/shared-contract'
import { askedOf } from './bulk'

const found = (count: number) => (limit: number) =>
  Promise.resolve(Array.from({ length: Math.min(count, limit) }, (_, index) => index + 1))
const at = (second: number) => `2026-11-20T12:00:0${second}.000000Z`

test('all that matches is taken up to the limit, and refused as too many above it', async () => {
  const matching = { asOf: at(5) }
  expect((await askedOf({ matching }, found(BULK_MAX))).ids).toHaveLength(BULK_MAX)
  await expect(askedOf({ matching }, found(BULK_MAX + 1))).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ field: 'matching', code: 'tooMany' }],
  })
})

test('a row is as it was shown in its own version only; one that was not in sight, as of the answer', async () => {
  const rows = [{ id: 1, updated_at: at(1) }]
  const judged = ({ isAsShown }: Awaited<ReturnType<typeof askedOf>>) =>
    [
      [1, 1],
      [1, 2],
      [1, 0],
      [2, 5],
      [2, 6],
    ].map(([id = 0, second = 0]) => isAsShown({ id, updated_at: at(second) }))
  const named = await askedOf({ rows }, found(9))
  expect([named.ids, judged(named)]).toEqual([[1], [true, false, false, false, false]])
  const matching = await askedOf({ rows, matching: { asOf: at(5) } }, found(2))
  expect([matching.ids, judged(matching)]).toEqual([
    [1, 2],
    [true, false, false, true, false],
  ])
  // What was in sight and is found no more is judged with the rest, and is not as it was shown.
  const gone = await askedOf({ rows: [{ id: 3, updated_at: at(1) }], matching: { asOf: at(5) } }, found(2))
  expect([gone.ids, gone.isAsShown({ id: 3, updated_at: at(1) })]).toEqual([[1, 2, 3], false])
})
