import { BULK_MAX } from '@candela/shared-contract'
import { chosenIds } from './bulk'

const found = (count: number) => (limit: number) =>
  Promise.resolve(Array.from({ length: Math.min(count, limit) }, (_, index) => index + 1))

test('all that matches is taken up to the limit, and refused as too many above it', async () => {
  expect(await chosenIds({ matching: {} }, found(BULK_MAX))).toHaveLength(BULK_MAX)
  await expect(chosenIds({ matching: {} }, found(BULK_MAX + 1))).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ field: 'matching', code: 'tooMany' }],
  })
})
