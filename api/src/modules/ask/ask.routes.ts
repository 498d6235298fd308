import { type AnswerOfOne, type Batch, type Endpoint, endpointList, endpoints } from '@candela/shared-contract'
import { SOON_SECONDS, wrongField } from '../../platform/http/app-error'
import type { AskServer } from '../../platform/http/ask-server'
import { streamed } from '../../platform/http/bind'

const askable = new Map<string, Endpoint>(
  endpointList.flatMap(({ endpoint }) => (endpoint.batched ? [[endpoint.path, endpoint] as const] : [])),
)

/** A server that is about to stop takes no question any more: whoever asked asks again, and elsewhere. */
const UNASKED = { status: 503, headers: { 'retry-after': String(SOON_SECONDS) }, body: null }

/** Each answer as soon as it is there, whichever it is. */
async function* asTheyCome(answers: readonly Promise<AnswerOfOne>[]): AsyncIterable<AnswerOfOne> {
  const left = new Map(answers.map((answer, question) => [question, answer]))
  while (left.size > 0) {
    const answer = await Promise.race(left.values())
    left.delete(answer.question)
    yield answer
  }
}

const answersTo = (questions: Batch['questions'], askServer: AskServer): AsyncIterable<AnswerOfOne> => {
  const asked = questions.map(({ path, body }, index) => {
    const endpoint = askable.get(path)
    if (!endpoint) throw wrongField(`questions.${index}.path`, 'invalid')
    return { method: endpoint.method, path: endpoint.path, body }
  })
  return asTheyCome(
    asked.map(async (question, index) => ({ question: index, ...(await askServer(question).catch(() => UNASKED)) })),
  )
}

export const askRoutes = [
  streamed(endpoints.platform.ask, (_ctx, _gone, { body, askServer }) => answersTo(body.questions, askServer)),
]
