import fc from 'fast-check'
import { spread } from './spread'

describe('an amount that is shared out', () => {
  it.each<[bigint, bigint[], bigint[]]>([
    [100n, [1n, 1n, 2n], [25n, 25n, 50n]],
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [10n, [1n, 5n, 1n], [2n, 7n, 1n]],
    [2n, [0n, 0n, 0n], [1n, 1n, 0n]],
    [100n, [-50n, 1n, 3n], [0n, 25n, 75n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [7n, [9n], [7n]],
    [0n, [3n, 0n], [0n, 0n]],
    [0n, [], []],
  ])('%s over %s is %s', (amount, weights, parts) => {
    expect(spread(amount, weights)).toEqual(parts)
  })

  it('is refused where nobody takes it', () => {
    expect(() => spread(1n, [])).toThrow(RangeError)
  })

  it('is whole again when it is summed, and nobody is more than a unit off their part', () => {
    const weights = fc.array(fc.oneof(fc.constant(0n), fc.bigInt(-100n, 10n ** 14n)), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 12n), 10n ** 15n), weights, (amount, given) => {
        const parts = spread(amount, given)
        const weighed = given.map(weight => (weight > 0n ? weight : 0n))
        const total = weighed.reduce((sum, weight) => sum + weight, 0n)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount)
        if (total > 0n)
          parts.forEach((part, index) => {
            const off = part * total - amount * (weighed[index] ?? 0n)
            expect(off < total && off > -total).toBe(true)
          })
      }),
    )
  })
})
