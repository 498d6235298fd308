import { type AnswerOfOne, platformEndpoints } from '@candela/shared-contract'
import { eventData } from './eventData'
import { toUrl } from './request'

type Question = { path: string; body: string | undefined }
type Waiting = {
  question: Question
  request: Request
  resolve: (answer: Response | Promise<Response>) => void
  reject: (reason: unknown) => void
}

const waiting: Waiting[] = []

const askAll = async (asked: readonly Waiting[], { headers }: Request): Promise<void> => {
  const over = new AbortController()
  const open = new Set(asked)
  for (const one of asked)
    one.request.signal.addEventListener('abort', () => {
      one.reject(one.request.signal.reason)
      // The request lasts as long as anybody waits for one of its answers.
      if (open.delete(one) && open.size === 0) over.abort()
    })
  const answer = await fetch(toUrl(platformEndpoints.ask, {}), {
    method: 'POST',
    headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
    body: JSON.stringify({ questions: asked.map(({ question }) => question) }),
    signal: over.signal,
  })
  if (!answer.ok || !answer.body) {
    const text = await answer.text()
    for (const { resolve } of asked) resolve(new Response(text, answer))
    return
  }
  for await (const data of eventData(answer.body)) {
    if (!data) continue
    const said = JSON.parse(data) as AnswerOfOne
    const one = asked[said.question]
    if (!one) continue
    open.delete(one)
    one.resolve(Response.json(said.body, said))
  }
  throw new TypeError('ended early')
}

const flush = (): void => {
  const asked = waiting.splice(0)
  const [first] = asked
  if (!first) return
  if (asked.length === 1) first.resolve(fetch(first.request))
  // Who has an answer by then does not hear of it.
  else askAll(asked, first.request).catch((error: unknown) => asked.forEach(({ reject }) => void reject(error)))
}

/** In the place of `fetch`: questions of one moment travel together, and each gets its own answer when it is there. */
export const askInBatch =
  (question: Question) =>
  (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      waiting.push({ question, request, resolve, reject })
      if (waiting.length === 1) queueMicrotask(flush)
    })
