import { MOST_AT_ONCE, windowAt } from './useRowWindow'

test.each([
  ['at the top', 0, 0],
  ['in the middle', 1000 * 32, 940],
  ['at the end', 5000 * 32, 5000 - MOST_AT_ONCE],
])('%s of five thousand rows those near the window are drawn', (_, above, first) => {
  const shown = windowAt(above, 32, 5000)
  expect(shown.first).toBe(first)
  expect(shown.end).toBeGreaterThanOrEqual(Math.min(5000, above / 32 + 25))
  expect(shown.end - shown.first).toBeLessThanOrEqual(MOST_AT_ONCE)
})
