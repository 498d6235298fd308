import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMPTY_REGISTRY, type LiveEvent, type Registry } from '@candela/shared-contract'
import { aGroup, somebodyOf, somebodyWith, toPermissions } from '../../../test/people'
import { type Listening, type Product, startProduct, until } from '../../../test/product'
import { signedIn } from '../../platform/context'
import { actorOfToken } from '../auth/viewing.repository'
import { liveEvents } from './live.stream'

let product: Product
let admin: string
const open: Listening[] = []
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterEach(() => {
  for (const { leave } of open.splice(0)) leave()
})
afterAll(() => product.close())

const listen = async (token: string): Promise<Listening> => {
  const listening = await product.listen(token)
  open.push(listening)
  await until(() => listening.events.length >= 2)
  return listening
}

const release = (version: string): Registry['releases'][string][string] => ({
  url: `/remotes/candela_admin/${version}/`,
  files: {},
  modules: {},
  declaration: {
    name: 'candela_admin',
    version,
    host: '^1.0.0',
    i18n: 'admin',
    title: { en: 'Admin', pt: 'Admin', es: 'Admin', it: 'Admin' },
    routes: [],
    nav: [],
  },
  builtAt: '2026-11-20T12:00:00Z',
})

const publish = (changes: Partial<Registry>): void => {
  const releases = { candela_admin: { '1': release('1'), '2': release('2') } }
  const registry: Registry = { ...EMPTY_REGISTRY, releases, default: { candela_admin: '1' }, ...changes }
  writeFileSync(join(product.app.config.dataDir, 'registry.json'), JSON.stringify(registry))
}

const versionsIn = (events: LiveEvent[]) =>
  events.flatMap(event => (event.type === 'remotes' ? [event.versions.candela_admin] : []))
const sessionsIn = (events: LiveEvent[]) => events.filter(({ type }) => type === 'session')

describe('the stream of events', () => {
  it('begins with how things stand, as a stream that nobody keeps', async () => {
    const answer = await product.call('GET', '/events', { token: admin })
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform' },
    })
    const { events } = await listen(admin)
    expect(events.map(({ type }) => type)).toEqual(['remotes', 'session', 'notifications', 'waiting'])
  })

  it('is for people who are signed in', async () => {
    expect((await product.call('GET', '/events')).status).toBe(401)
  })

  it('tells of a release as soon as the registry changes, to each person what they get', async () => {
    const { group, token } = await somebodyWith(product, [])
    publish({})
    const [everybody, chosen] = [await listen(admin), await listen(token)]
    const unwatch = product.app.registry.watch(() => product.app.liveEvents.tell([{ remotes: true }]))
    try {
      publish({ rollouts: [{ remote: 'candela_admin', version: '2', match: { groups: [group.id] } }] })
      await until(() => versionsIn(chosen.events).at(-1) === '2')
      publish({ default: { candela_admin: '2' } })
      await until(() => versionsIn(everybody.events).at(-1) === '2')
      expect(versionsIn(everybody.events)).toEqual(['1', '2'])
    } finally {
      unwatch()
    }
  })

  it('tells everybody of a group that its rights changed, and nobody else', async () => {
    const { group, token } = await somebodyWith(product, ['type.list'])
    const colleague = await somebodyOf(product, group.id)
    const [mine, theirs, others] = [await listen(token), await listen(colleague.token), await listen(admin)]
    const answer = await product.call('POST', `/group/${group.id}`, {
      token: admin,
      body: { gro_name: group.gro_name, gro_scope: 'all', permissions: toPermissions(['type.list', 'website.list']) },
    })
    const { updated_at } = answer.body.record as { updated_at: string }
    for (const { events } of [mine, theirs]) {
      await until(() => sessionsIn(events).length === 2)
      expect(events.at(-1)).toEqual({ type: 'session', at: updated_at })
    }
    expect(sessionsIn(others.events)).toHaveLength(1)
  })

  it('ends with the session, and with the server', async () => {
    const { token } = await somebodyWith(product, [])
    const listening = await listen(token)
    await product.call('POST', '/auth/logout', { token })
    await listening.ended

    const other = await startProduct()
    const { ended } = await other.listen(await other.signIn('admin@candela.example'))
    await other.close()
    await ended
  })

  it('ends when its reader goes away, and leaves nothing behind', async () => {
    const { liveEvents } = product.app
    const { listen: realListen } = liveEvents
    let listening = 0
    const listen = jest.spyOn(liveEvents, 'listen').mockImplementation(hear => {
      const stop = realListen(hear)
      listening += 1
      return () => {
        listening -= 1
        stop()
      }
    })
    const address = await product.server.listen({ port: 0, host: '127.0.0.1' })
    const reader = new AbortController()
    const headers = { authorization: `Bearer ${admin}` }
    const { body } = await fetch(`${address}/api/web/events`, { headers, signal: reader.signal })
    await body?.getReader().read()
    expect(listening).toBe(1)
    reader.abort()
    await until(() => listening === 0)
    listen.mockRestore()
  })

  it('of one session is open a few times at most: the oldest ends', async () => {
    const { token } = await somebodyWith(product, [])
    const first = await listen(token)
    for (let more = 0; more < 5; more += 1) await listen(token)
    await first.ended
  })

  it('shows signs of life, and finds what another process changed', async () => {
    const group = await aGroup(product, { pairs: ['type.list'] })
    const { token } = await somebodyOf(product, group.id)
    const actor = await actorOfToken(product.database.read, token)
    const ctx = signedIn({
      app: product.app,
      actor,
      ip: '',
      userAgent: '',
      requestId: '',
      locale: 'en_US',
      idempotentCall: null,
    })
    const gone = new AbortController()
    const stream = liveEvents(ctx, gone.signal, 20)
    const next = async () => (await stream.next()).value as LiveEvent | null
    expect([await next(), await next()]).toMatchObject([{ type: 'remotes' }, { type: 'session' }])
    expect(await next()).toBeNull()
    await product.database.exec(`update access_groups set updated_at = clock_timestamp() where id = ${group.id}`)
    let event = await next()
    while (event === null) event = await next()
    expect(event).toMatchObject({ type: 'session' })
    await product.database.exec(
      `update sessions set expires_at = clock_timestamp() where ses_id_user = ${actor?.id ?? 0}`,
    )
    let last = await stream.next()
    while (!last.done) last = await stream.next()
    gone.abort()
  })
})
