import { toUrl } from './request'

const ROOT = 'https://candela.example/api/web'

test('parameters are filled in, whatever they contain', () => {
  expect(toUrl({ path: '/website/:site/pages/:page' }, { params: { site: 'a/b ç', page: '../2' } })).toBe(
    `${ROOT}/website/a%2Fb%20%C3%A7/pages/..%2F2`,
  )
})

test('a query is written as the API reads it, lists with brackets', () => {
  expect(toUrl({ path: '/user' }, { query: { groupIds: [1, 2], word: 'x&y', active: true } })).toBe(
    `${ROOT}/user?groupIds%5B%5D=1&groupIds%5B%5D=2&word=x%26y&active=true`,
  )
})

test('what is undefined is left out', () => {
  expect(toUrl({ path: '/user' }, { query: { word: undefined } })).toBe(`${ROOT}/user`)
})
