import { endpoints } from '@candela/shared-contract'
import { streamed } from '../../platform/http/bind'
import { liveEvents } from './live.stream'

const PER_SESSION = 5

const open = new Map<number, (() => void)[]>()

/** One browser needs one stream. Past a few, the oldest ends: most likely nobody is at its other end any more. */
const limited = (sessionId: number, gone: AbortSignal): AbortSignal => {
  const limit = new AbortController()
  const end = (): void => limit.abort()
  const streams = open.get(sessionId) ?? []
  streams.push(end)
  open.set(sessionId, streams)
  if (streams.length > PER_SESSION) streams.shift()?.()
  gone.addEventListener('abort', () => {
    const rest = (open.get(sessionId) ?? []).filter(other => other !== end)
    if (rest.length > 0) open.set(sessionId, rest)
    else open.delete(sessionId)
  })
  return AbortSignal.any([gone, limit.signal])
}

export const liveRoutes = [
  streamed(endpoints.platform.events, (ctx, gone) => liveEvents(ctx, limited(ctx.actor.sessionId, gone))),
]
