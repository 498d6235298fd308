import { certaintyOfDay, leastCertain } from './certainty'
import { toDay } from './dates'

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
    expect(certaintyOfDay(toDay(day), toDay(today), isClosed)).toBe(state)
  })

  it('of several is that of the least certain', () => {
    expect(leastCertain(['closed', 'final', 'estimated', 'closed'])).toBe('estimated')
    expect(leastCertain(['closed', 'final'])).toBe('final')
    expect(leastCertain(new Set(['closed'] as const))).toBe('closed')
    expect(leastCertain([])).toBe('estimated')
  })
})
