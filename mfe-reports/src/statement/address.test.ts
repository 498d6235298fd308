import { questionOf, type StatementState, stateIn, toSearch, USUAL_FILTERS } from './address'

const chosen: StatementState = {
  filters: {
    period: '2026-11-01..2026-11-07',
    compare: 'lastYear',
    website: ['3', '5'],
    account: ['2'],
    product: ['Candela Video'],
    device: ['desktop', 'mobile'],
    technology: ['4'],
  },
  display: {
    step: 'week',
    perWebsite: true,
    sort: { field: 'website', dir: 'desc' },
    measure: 'rpm',
    hidesEmpty: true,
  },
  currency: 'EUR',
}

test('a bare address is about the usual days', () => {
  expect(stateIn('')).toMatchObject({ filters: USUAL_FILTERS })
  expect(toSearch(stateIn(''))).toBe('?period=last5')
})

test('everything that was chosen comes back out of the address', () => {
  expect(stateIn(toSearch(chosen))).toEqual(chosen)
})

test('an address with days is the question, without what nobody chose', () => {
  expect(questionOf(stateIn('?period=last7&website=3'), 'BRL')).toEqual({
    period: 'last7',
    compare: 'previous',
    currency: 'BRL',
    step: 'day',
    filters: { website: ['3'] },
  })
})

test('days that are none do not run, and are not taken for others', () => {
  expect(stateIn('?period=2026-11-07..2026-11-01')).toMatchObject({ filters: { period: '' } })
})

test.each([
  ['time, of lines that are websites', '?period=last7&step=website&sort=time'],
  ['the website, of lines that are days', '?period=last7&sort=-website'],
  ['what is no column', '?period=last7&sort=password'],
])('lines are not sorted by %s', (_, address) => {
  expect(stateIn(address).display.sort).toBeNull()
})
