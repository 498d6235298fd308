import { Readable } from 'node:stream'

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that collect answers before they pass them on are asked not to.
  'x-accel-buffering': 'no',
}

const toFrame = (event: object | null): string => (event ? `data: ${JSON.stringify(event)}\n\n` : ': still here\n\n')

/**
 * Server-sent events. Whoever makes them is told through the signal when nobody listens any more: `Readable.from` would
 * wait for the next event first.
 */
export const toEventStream = (events: (gone: AbortSignal) => AsyncIterable<object | null>): Readable => {
  const gone = new AbortController()
  const iterator = events(gone.signal)[Symbol.asyncIterator]()
  const pull = async (): Promise<void> => {
    try {
      const next = await iterator.next()
      if (!stream.destroyed) stream.push(next.done ? null : toFrame(next.value))
    } catch (error) {
      stream.destroy(error as Error)
    }
  }
  const stream = new Readable({
    read: () => void pull(),
    destroy: (error, done) => {
      gone.abort()
      void iterator.return?.()
      done(error)
    },
  })
  return stream
}
