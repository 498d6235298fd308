import { type LiveEvent, liveEventSchema, platformEndpoints } from '@candela/shared-contract'
import { parseJson } from './failures'
import { openStream } from './send'

/** The server shows a sign of life every 20 seconds. */
const SILENCE_MS = 50_000

const eventIn = (frame: string): LiveEvent | null => {
  const data = frame
    .split('\n')
    .filter(line => line.startsWith('data:'))
    .map(line => line.slice('data:'.length))
    .join('\n')
  return liveEventSchema.safeParse(parseJson(data)).data ?? null
}

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
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer)
      timer = listenOn()
      const frames = (text + decoder.decode(chunk.value, { stream: true })).split('\n\n')
      text = frames.pop() ?? ''
      for (const event of frames.map(eventIn)) if (event) hear(event)
    }
  } finally {
    clearTimeout(timer)
  }
}
