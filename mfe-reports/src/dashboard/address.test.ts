import { filtersIn, questionOf, toSearch } from './address'

test('an address without words asks for the last five days of everything', () => {
  expect(questionOf(filtersIn(''), 'BRL')).toEqual({ period: 'last5', currency: 'BRL' })
})

test('what was chosen comes back out of the address', () => {
  const asked = { period: '2026-11-01..2026-11-07', website: ['3', '5'], account: ['2'], currency: 'EUR' } as const
  const chosen = { ...asked, website: [...asked.website], account: [...asked.account] }
  expect(filtersIn(toSearch(chosen))).toEqual(chosen)
  expect(questionOf(chosen, 'EUR').filters).toEqual({ website: ['3', '5'], account: ['2'] })
})

test('what nobody understands is as usual', () => {
  expect(filtersIn('?period=yesteryear&website=x&website=-1&account=0&currency=XXX')).toEqual(filtersIn(''))
})

test('more days than there may be at once are as usual', () => {
  expect(filtersIn('?period=2025-10-18..2026-11-21').period).toBe('2025-10-18..2026-11-21')
  expect(filtersIn('?period=2025-10-17..2026-11-21')).toEqual(filtersIn(''))
})

test('what is as usual leaves no trace in the address', () => {
  expect(toSearch(filtersIn('?period=last5'))).toBe('')
})
