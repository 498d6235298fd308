import { decimalFromMicro, divideHalfEven, microFromText } from './money'

describe('money', () => {
  it.each([
    ['1.005', 2, '1.00'],
    ['1.015', 2, '1.02'],
    ['1.025', 2, '1.02'],
    ['-1.015', 2, '-1.02'],
    ['0.004999', 2, '0.00'],
    ['0.005', 0, '0'],
    ['12345678901234.56', 2, '12345678901234.56'],
    ['-0.5', 0, '0'],
    ['1.5', 0, '2'],
  ])('%s at %i places is %s: half goes to even, once', (text, places, shown) => {
    expect(decimalFromMicro(microFromText(text), places)).toBe(shown)
  })

  it.each(['1,5', '1.2345678', '', 'NaN', '1e3', ' 1', '+1'])('refuses %j as an amount', text => {
    expect(() => microFromText(text)).toThrow(RangeError)
  })

  it('loses nothing when parts are divided and summed', () => {
    const parts = [1n, 2n, 3n, 4n].map(share => divideHalfEven(1_000_003n * share, 10n))
    const total = parts.reduce((sum, part) => sum + part, 0n)
    expect(total - 1_000_003n <= 2n && total - 1_000_003n >= -2n).toBe(true)
    expect(divideHalfEven(-5n, 2n)).toBe(-2n)
    expect(() => divideHalfEven(1n, 0n)).toThrow(RangeError)
  })
})
