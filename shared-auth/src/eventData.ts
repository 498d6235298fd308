const DATA = 'data: '

/** What a stream of ours brings, an event of one line at a time; '' for a mere sign of life. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const frames = (text + decoder.decode(chunk.value, { stream: true })).split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) yield frame.startsWith(DATA) ? frame.slice(DATA.length) : ''
  }
}
