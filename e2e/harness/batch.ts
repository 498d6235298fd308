import { type AnswerOfOne, API_ROOT, BATCH_PATH, type Batch } from '@candela/shared-contract'
import type { Page } from 'playwright/test'

type Question = { path: string; body: Record<string, unknown> | null }
type Failure = { status: number; json: object }

const inFrame = (answer: AnswerOfOne): string => `data: ${JSON.stringify(answer)}\n\n`
const answersIn = (text: string): AnswerOfOne[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as AnswerOfOne)

/**
 * Stands between the page and what it asks together: keeps what each question was answered, and lets those fail that
 * the test names. The browser itself keeps no body of a stream.
 */
export const hearBatches = async (page: Page, failureOf: (question: Question) => Failure | null = () => null) => {
  const heard: { path: string; status: number; body: unknown }[] = []
  await page.route(`**${API_ROOT}${BATCH_PATH}`, async route => {
    const { questions } = route.request().postDataJSON() as Batch
    const response = await route.fetch()
    const answers = answersIn(await response.text()).map(answer => {
      const { path = '', body = 'null' } = questions[answer.question] ?? {}
      const failure = failureOf({ path, body: JSON.parse(body) as Question['body'] })
      heard.push({ path, status: answer.status, body: answer.body })
      return failure ? { ...answer, status: failure.status, body: failure.json } : answer
    })
    await route.fulfill({ response, body: answers.map(inFrame).join('') })
  })
  return heard
}
