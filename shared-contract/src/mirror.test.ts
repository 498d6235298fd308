import { type Endpoint, routeOf } from './endpoint'
import { endpointList, endpoints } from './endpoints'
import { PAIRS } from './permissions'

const mirrors = endpointList.filter(({ endpoint }) => endpoint.mirrors)
const families = new Set(mirrors.map(({ name }) => name.split('.')[0]))

test('every right of a mobile family opens the call that it is named after, and nothing else does', () => {
  const rights = PAIRS.filter(pair => families.has(pair.split('.')[0]))
  expect(mirrors.map(({ name }) => name)).toEqual(expect.arrayContaining(rights))
  expect(mirrors.map(({ name, endpoint }) => [name, endpoint.access])).toEqual(mirrors.map(({ name }) => [name, name]))
  expect(rights).toHaveLength(mirrors.length)
})

test.each(mirrors)('$name asks and answers as the call behind it, below its own root', ({ endpoint }) => {
  const { mirrors: web, access: _access, ...same } = endpoint
  const { access: _webAccess, batched: _together, ...asked } = web as Endpoint
  expect(same).toEqual(asked)
  expect([endpoint.effect, endpoint.batched]).toEqual(['read', undefined])
  expect(routeOf(endpoint)).toBe(routeOf(web as Endpoint).replace('/api/web/', '/api/mobile/'))
})

test('the call behind a mirror is the one of the web itself', () => {
  expect(endpoints.mobileUser.get).toMatchObject({ mirrors: endpoints.user.get, access: 'mobileUser.get' })
  expect(routeOf(endpoints.mobileUser.get)).toBe('/api/mobile/user/:id')
})
