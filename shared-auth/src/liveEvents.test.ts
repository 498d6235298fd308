import type { LiveEvent } from '@candela/shared-contract'
import { waitFor } from '@testing-library/dom'
import type * as Auth from './index'
import { aGroup, aUser, fromAnotherTab, json, refusal, serve } from './testSupport'

const at = (second: number): string => `2026-11-20T12:00:0${second}.000000Z`
const remotes = (version: string): LiveEvent => ({ type: 'remotes', versions: { candela_admin: version } })
const DAY_MS = 86_400_000

/** A server with streams that the test writes to, and a session endpoint. */
const aServer = () => {
  const streams: { send: (event: LiveEvent) => void; end: () => void; token: string | null; isOpen: () => boolean }[] =
    []
  const server = {
    streams,
    refused: false,
    refusals: 0,
    sessions: 0,
    user: aUser(),
    maintenance: null as Auth.Maintenance | null,
  }
  serve(request => {
    if (!request.url.endsWith('/events')) {
      server.sessions += 1
      return json({ user: server.user, remotes: {}, expiresAt: at(0), maintenance: server.maintenance })
    }
    if (server.refused) {
      server.refusals += 1
      return refusal(503, 'unavailable')
    }
    let isOpen = true
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        streams.push({
          send: event => {
            // in two pieces, as networks do
            const text = `: still here\n\ndata: ${JSON.stringify(event)}\n\n`
            write(text.slice(0, 20))
            write(text.slice(20))
          },
          end: () => controller.close(),
          token: request.headers.get('authorization'),
          isOpen: () => isOpen,
        })
        request.signal.addEventListener('abort', () => {
          isOpen = false
          controller.error(request.signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  return server
}

/** One holder at a time; the next when it lets go. */
const aLockManager = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? undefined : act()))
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

const aTab = async (): Promise<typeof Auth> => {
  let module: typeof Auth | undefined
  await jest.isolateModulesAsync(async () => {
    module = await import('./index')
  })
  if (!module) throw new Error('the module did not load')
  return module
}

const signIn = (token = 'secret', user = aUser()): void =>
  fromAnotherTab(
    'candela.session',
    JSON.stringify({ authToken: token, user, currency: 'BRL', remotes: {}, expiresAt: Date.now() + DAY_MS }),
  )

const until = (isSo: () => boolean): Promise<void> =>
  waitFor(
    () => {
      if (!isSo()) throw new Error('it did not come about')
    },
    { timeout: 5_000, interval: 10 },
  )

const leaving: (() => void)[] = []
const listenIn = (tab: typeof Auth): LiveEvent[] => {
  const heard: LiveEvent[] = []
  leaving.push(tab.onLiveEvent('remotes', event => heard.push(event)))
  return heard
}

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(navigator, 'locks', { value: aLockManager(), configurable: true })
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  fromAnotherTab('candela.session', null)
})

test('one stream serves every tab, and a tab that joins late hears how things stand', async () => {
  signIn()
  const server = aServer()
  const [first, second] = [await aTab(), await aTab()]
  const [here, there] = [listenIn(first), listenIn(second)]
  await until(() => server.streams.length === 1)
  server.streams[0]?.send(remotes('1'))
  await until(() => here.length === 1 && there.length === 1)
  const late = listenIn(await aTab())
  await until(() => late.length === 1)
  expect([here, there, late]).toEqual([[remotes('1')], [remotes('1')], [remotes('1')]])
  expect(server.streams.map(({ token }) => token)).toEqual(['Bearer secret'])
})

test('when the tab with the stream goes, another takes over', async () => {
  signIn()
  const server = aServer()
  listenIn(await aTab())
  const there = listenIn(await aTab())
  await until(() => server.streams.length === 1)
  leaving.shift()?.()
  await until(() => server.streams.length === 2)
  expect(server.streams[0]?.isOpen()).toBe(false)
  server.streams[1]?.send(remotes('2'))
  await until(() => there.length === 1)
})

test('the same state told twice is heard once', async () => {
  signIn()
  const server = aServer()
  const heard = listenIn(await aTab())
  await until(() => server.streams.length === 1)
  for (const version of ['1', '1', '2']) server.streams[0]?.send(remotes(version))
  await until(() => heard.length === 2)
  expect(heard).toEqual([remotes('1'), remotes('2')])
})

test('maintenance that begins or ends is looked at at once, one that is still to come is not', async () => {
  signIn()
  const server = aServer()
  const tab = await aTab()
  listenIn(tab)
  await until(() => server.streams.length === 1)
  const say = (now: boolean, coming = false) =>
    server.streams[0]?.send({
      type: 'maintenance',
      now,
      coming: coming ? { from: at(5), until: null, message: null } : null,
    })
  say(false, true)
  server.maintenance = { message: 'Back at noon', until: null }
  say(true)
  await until(() => tab.getSession().maintenance?.message === 'Back at noon')
  expect(server.sessions).toBe(1)
  server.maintenance = null
  say(false)
  await until(() => tab.getSession().maintenance === null)
  expect(server.sessions).toBe(2)
})

test('nobody signed in, no stream; it follows who signs in and ends with the session', async () => {
  const server = aServer()
  listenIn(await aTab())
  expect(server.streams).toHaveLength(0)
  signIn('one')
  await until(() => server.streams.length === 1)
  signIn('two', aUser({ id: 8 }))
  await until(() => server.streams.length === 2)
  fromAnotherTab('candela.session', null)
  await until(() => server.streams.every(({ isOpen }) => !isOpen()))
  expect(server.streams.map(({ token }) => token)).toEqual(['Bearer one', 'Bearer two'])
})

test('a stream that ended comes back after a moment that grows, and at once when the browser is online again', async () => {
  signIn()
  const server = aServer()
  listenIn(await aTab())
  await until(() => server.streams.length === 1)
  server.streams[0]?.end()
  await until(() => server.streams.length === 2)
  server.refused = true
  server.streams[1]?.end()
  await until(() => server.refusals > 0)
  server.refused = false
  await until(() => {
    dispatchEvent(new Event('online'))
    return server.streams.length === 3
  })
})

test('a session that stands differently is looked at again, one that is known is not', async () => {
  signIn('secret', aUser({ updated_at: at(1) }))
  const server = aServer()
  server.user = aUser({ updated_at: at(1), group: { ...aGroup('type.list'), updated_at: at(2) } })
  const tab = await aTab()
  listenIn(tab)
  await until(() => server.streams.length === 1)
  server.streams[0]?.send({ type: 'session', at: at(1) })
  server.streams[0]?.send({ type: 'session', at: at(2) })
  await until(() => server.sessions === 1 && tab.getSession().user?.group?.updated_at === at(2))
  expect(tab.can(tab.getSession().user, ['type.list'])).toBe(true)
})

test('what nobody can read is passed over', async () => {
  signIn()
  const server = aServer()
  const heard = listenIn(await aTab())
  await until(() => server.streams.length === 1)
  server.streams[0]?.send({ type: 'weather' } as unknown as LiveEvent)
  server.streams[0]?.send(remotes('1'))
  await until(() => heard.length === 1)
})
