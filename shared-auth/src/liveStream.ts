import { type LiveEvent, liveEventSchema, platformEndpoints } from '@candela/shared-contract'
import { eventData } from './eventData'
import { parseJson } from './failures'
import { openStream } from './send'

/** The server shows a sign of life every 20 seconds. */
const SILENCE_MS = 50_000

/**
 * Listens until the server ends the stream, it falls silent or `signal` says so. `EventSource` is no choice: it cannot
 * send the token in a header, and an address would leave it in logs.
 */
export const readLiveStream = async (signal: AbortSignal, hear: (event: LiveEvent) => void): Promise<void> => {
  const silence = new AbortController()
  const listenOn = () => setTimeout(() => silence.abort(), SILENCE_MS)
  let timer = listenOn()
  try {
    const body = await openStream(platformEndpoints.events, AbortSignal.any([signal, silence.signal]))
    for await (const data of eventData(body)) {
      clearTimeout(timer)
      timer = listenOn()
      const event = liveEventSchema.safeParse(parseJson(data)).data
      if (event) hear(event)
    }
  } finally {
    clearTimeout(timer)
  }
}
