import { toDay } from './dates'
import { stateOf, worst } from './rowState'

describe('how certain a day’s numbers are', () => {
  it.each([
    ['2026-11-20', '2026-11-20', false, 'estimated'],
    ['2026-11-05', '2026-11-20', false, 'estimated'],
    ['2026-11-04', '2026-11-20', false, 'final'],
    ['2026-10-31', '2026-11-15', false, 'estimated'],
    ['2025-11-20', '2026-11-20', false, 'final'],
    ['2026-11-19', '2026-11-20', true, 'closed'],
    ['2025-11-20', '2026-11-20', true, 'closed'],
    ['2026-11-21', '2026-11-20', false, 'estimated'],
  ])('%s seen on %s (books closed: %s) is %s', (day, today, isClosed, state) => {
    expect(stateOf(toDay(day), toDay(today), isClosed)).toBe(state)
  })

  it('of several is that of the least certain', () => {
    expect(worst(['closed', 'final', 'estimated', 'closed'])).toBe('estimated')
    expect(worst(['closed', 'final'])).toBe('final')
    expect(worst(new Set(['closed'] as const))).toBe('closed')
    expect(worst([])).toBe('estimated')
  })
})
