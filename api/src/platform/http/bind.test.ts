import { defineEndpoint, type Endpoint, endpointList, routeOf } from '@candela/shared-contract'
import { bindings } from '../../modules/routes'
import { assertComplete, guarded, open, streamed } from './bind'

const lax = (access: unknown): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/anything',
    summary: 'For this test',
    access: access as Endpoint['access'],
    effect: 'read',
    failure: 'get',
  })

describe('the endpoint table', () => {
  it('is bound whole', () => {
    expect(() => assertComplete(bindings)).not.toThrow()
  })

  it('does not start with an endpoint that nobody serves', () => {
    expect(() => assertComplete(bindings.slice(1))).toThrow('endpoint auth.signIn is not bound to a handler')
  })

  it.each([undefined, '', 'user.fly', 'everybody'])('does not start with an endpoint whose access is %s', access => {
    const entry = { name: 'test.lax', endpoint: lax(access) }
    endpointList.push(entry)
    try {
      expect(() => assertComplete(bindings)).toThrow('endpoint test.lax does not say who may call it')
    } finally {
      endpointList.splice(endpointList.indexOf(entry), 1)
    }
  })

  it('does not let a public call pass as guarded, nor the other way round', () => {
    expect(() => guarded(lax('public'), async () => undefined)).toThrow('open()')
    expect(() => open(lax('signedIn'), async () => undefined)).toThrow('guarded()')
  })

  it('does not let a stream pass as an ordinary call, nor the other way round', () => {
    expect(() => guarded({ ...lax('signedIn'), stream: true }, async () => undefined)).toThrow('streamed()')
    expect(() => streamed(lax('signedIn'), async function* () {})).toThrow('no stream')
    expect(() => streamed({ ...lax('public'), stream: true }, async function* () {})).toThrow('no stream')
  })

  it('names every call once', () => {
    const keys = endpointList.map(({ endpoint }) => `${endpoint.method} ${routeOf(endpoint)}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
