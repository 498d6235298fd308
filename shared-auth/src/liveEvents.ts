import { type LiveEvent, sessionVersion } from '@candela/shared-contract'
import { readLiveStream } from './liveStream'
import { currentToken, getSession, onSessionChange } from './session'
import { refreshSession } from './sessionCalls'

type Type = LiveEvent['type']
type EventOf<T extends Type> = Extract<LiveEvent, { type: T }>
type Message = { kind: 'asks' } | { kind: 'tells'; event: LiveEvent }

const NAME = 'candela.live'
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** A stream that lasted this long was a good one: the next failure is a first one again. */
const STEADY_MS = 10_000

const listeners = new Set<(event: LiveEvent) => void>()
/** How things stand, as far as this tab has heard. */
const latest = new Map<Type, LiveEvent>()

/** Whether this page knows its session otherwise than the server. */
const isNews = (event: LiveEvent): boolean => {
  const { user, maintenance } = getSession()
  if (event.type === 'maintenance') return user !== null && event.now !== (maintenance !== null)
  return event.type === 'session' && user !== null && event.at !== sessionVersion(user)
}

const hear = (event: LiveEvent): void => {
  if (JSON.stringify(latest.get(event.type)) === JSON.stringify(event)) return
  latest.set(event.type, event)
  if (isNews(event)) refreshSession().catch(() => undefined)
  for (const listener of [...listeners]) listener(event)
}

/** Resolves after a while, at once when the browser is online again or `signal` ends the wait. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })

/** Half of the wait is chance: after a restart of the server not everybody comes back in the same moment. */
const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)

/** Listens for one session, through every interruption, until `signal` ends it. */
const listenFor = async (signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> => {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const began = Date.now()
    await readLiveStream(signal, tell).catch(() => undefined)
    if (Date.now() - began > STEADY_MS) failures = 0
    await pause(waitAfter(failures), signal)
  }
}

/** Keeps one stream open; reopens it when the session's token changes. */
const holdStream = (signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> =>
  new Promise(resolve => {
    let token: string | null = null
    let session = new AbortController()
    const follow = (): void => {
      const now = signal.aborted ? null : currentToken()
      if (now === token) return
      token = now
      session.abort()
      session = new AbortController()
      if (now) void listenFor(session.signal, tell)
    }
    const unfollow = onSessionChange(follow)
    signal.addEventListener('abort', () => {
      unfollow()
      follow()
      resolve()
    })
    follow()
  })

/**
 * One tab of the browser holds the stream and tells the others; when it goes, another takes over. Where the browser
 * has no locks, each tab listens for itself.
 */
const start = (): (() => void) => {
  const running = new AbortController()
  const { signal } = running
  const channel = new BroadcastChannel(NAME)
  const say = (message: Message): void => channel.postMessage(message)
  let leads = false
  let person = getSession().user?.id

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'tells') hear(data.event)
    else if (leads) for (const event of latest.values()) say({ kind: 'tells', event })
  }
  const forgetOthers = onSessionChange(() => {
    const now = getSession().user?.id
    if (now !== person) latest.clear()
    person = now
  })
  const takeLead = (): Promise<void> => {
    leads = true
    return holdStream(signal, event => {
      hear(event)
      say({ kind: 'tells', event })
    })
  }
  say({ kind: 'asks' })
  if (navigator.locks) navigator.locks.request(NAME, { signal }, takeLead).catch(() => undefined)
  else void takeLead()

  return () => {
    running.abort()
    forgetOthers()
    channel.close()
    latest.clear()
  }
}

let stop: (() => void) | null = null

/** Calls with how things stand, as soon as that is known, and whenever it changes, while somebody is signed in. */
export const onLiveEvent = <T extends Type>(type: T, listener: (event: EventOf<T>) => void): (() => void) => {
  const take = (event: LiveEvent): void => {
    if (event.type === type) listener(event as EventOf<T>)
  }
  listeners.add(take)
  const known = latest.get(type)
  if (known) take(known)
  stop ??= start()
  return () => {
    listeners.delete(take)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}
