import { dimensionsIn, explorerAddress, possibleMetrics, questionOf, USUAL_DISPLAY, USUAL_FILTERS } from './address'

const { stateIn, toSearch } = explorerAddress

test('a bare address is the usual days, day by day', () => {
  expect(stateIn('')).toMatchObject({ filters: USUAL_FILTERS, display: USUAL_DISPLAY })
  expect(toSearch(stateIn(''))).toBe('?period=last5')
})

test('everything that was chosen comes back out of the address, rows and numbers in their order', () => {
  const chosen = {
    filters: {
      ...USUAL_FILTERS,
      ...{ period: 'last30', compare: 'none' as const, website: ['7', '3'], format: ['intext'], paid: ['USD'] },
      ...{ author: ['Ana, B'], tier: ['2'], adNetwork: ['12'] },
    },
    display: {
      ...USUAL_DISPLAY,
      ...{ rows: ['website', 'date'] as const, pivot: 'device' as const, metrics: ['fill', 'net'] as const },
      ...{ sort: { field: 'fill' as const, dir: 'desc' as const }, hidesEmpty: true, only: 'lowFill' as const },
      ...{ chart: 'heat' as const, measure: 'net' as const, page: 3 },
    },
    currency: 'USD' as const,
  }
  const back = stateIn(
    toSearch({
      ...chosen,
      display: { ...chosen.display, rows: [...chosen.display.rows], metrics: [...chosen.display.metrics] },
    }),
  )
  expect(back).toEqual(chosen)
})

test.each([
  ['?rows=country,date,date,device,format', { rows: ['date', 'device', 'format'] }],
  ['?rows=&metrics=nothing', { rows: ['date'], metrics: USUAL_DISPLAY.metrics }],
  ['?rows=device&pivot=device', { pivot: null }],
  ['?sort=website', { sort: null }],
  ['?page=-4', { page: 1 }],
  ['?page=1.5', { page: 1 }],
])('what is not understood in %s is not said', (search, display) => {
  expect(stateIn(search).display).toMatchObject(display)
})

test('a question asks for no number that is not counted so finely, and sorts by none', () => {
  const state = stateIn('?rows=website&metrics=rpm,net,fill&sort=-rpm&device=mobile')
  expect(dimensionsIn(state)).toEqual(['website', 'device'])
  expect(questionOf(state, 'BRL')).toEqual({
    ...{ period: 'last5', compare: 'previous', currency: 'BRL', rows: ['website'], metrics: ['net', 'fill'] },
    ...{ page: 1, perPage: 500, filters: { device: ['mobile'] } },
  })
  expect(possibleMetrics(['pageviews', 'rpm'], ['format'])).toEqual(['net'])
})

test('the currency of ad networks is a filter, the one of the page is not', () => {
  const state = stateIn('?currency=USD&paid=EUR')
  expect([state.currency, questionOf(state, 'USD').filters]).toEqual(['USD', { currency: ['EUR'] }])
})
