import { diffOf, isNoise } from './audit'

describe('a diff', () => {
  it('keeps what changed, field by field', () => {
    expect(diffOf({ a: 1, b: 'x', c: null }, { a: 1, b: 'y', c: 3 }, {})).toEqual({ b: ['x', 'y'], c: [null, 3] })
  })

  it('shows a new and a removed row whole', () => {
    expect(diffOf(null, { a: 1, b: null }, {})).toEqual({ a: [null, 1] })
    expect(diffOf({ a: 1 }, null, {})).toEqual({ a: [1, null] })
  })

  it('leaves noise out and says of secrets only that they changed', () => {
    const rule = { noise: ['seen'], masked: ['secret'] }
    expect(diffOf({ secret: 'old', seen: 1 }, { secret: 'new', seen: 2 }, rule)).toEqual({
      secret: ['changed', 'changed'],
    })
    expect(diffOf({ secret: null }, { secret: 'new' }, rule)).toEqual({ secret: [null, 'changed'] })
    expect(diffOf({ secret: 'same' }, { secret: 'same' }, rule)).toEqual({})
  })
})

it('is noise what changes by itself, and nothing that came, went or was changed', () => {
  expect(isNoise({ a: 1, seen: 1 }, { a: 1, seen: 2 }, ['seen'])).toBe(true)
  expect(isNoise({ a: 1, seen: 1 }, { a: 2, seen: 2 }, ['seen'])).toBe(false)
  expect([isNoise(null, { seen: 1 }, ['seen']), isNoise({ seen: 1 }, null, ['seen'])]).toEqual([false, false])
})
