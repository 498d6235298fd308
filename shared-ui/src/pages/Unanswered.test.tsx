import { ApiError } from '@candela/shared-auth'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { aQueryClient } from '../testing/aQueryClient'
import { renderUi } from '../testing/renderUi'
import { Unanswered } from './Unanswered'

const away = new ApiError({ code: 'unavailable', status: 503, failure: 'get', message: 'Come back in a minute.' })

const ask = jest.fn<Promise<string>, []>()

const Block = () => {
  const question = useQuery({ queryKey: ['name'], queryFn: ask })
  return question.data ?? <Unanswered query={question}>a skeleton</Unanswered>
}

const setUp = () =>
  renderUi(
    <QueryClientProvider client={aQueryClient()}>
      <Block />
    </QueryClientProvider>,
  )

beforeEach(() => ask.mockReset())

test('a question that the server could not answer yet is asked again, and the block says so', async () => {
  let answer = (_: string) => {}
  ask.mockRejectedValueOnce(away)
  ask.mockReturnValueOnce(
    new Promise(resolve => {
      answer = resolve
    }),
  )
  setUp()
  expect(screen.queryByText('No answer yet. Trying again…')).not.toBeInTheDocument()
  expect(await screen.findByText('No answer yet. Trying again…')).toBeVisible()
  expect(screen.getByText('a skeleton')).toBeVisible()
  answer('Grupo Cariri')
  expect(await screen.findByText('Grupo Cariri')).toBeVisible()
  expect(screen.queryByText('No answer yet. Trying again…')).not.toBeInTheDocument()
})

test('in the end it says what did not work, and people may ask', async () => {
  ask.mockRejectedValue(away)
  const { user } = setUp()
  expect(await screen.findByText(/Come back in a minute/)).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(4)
  ask.mockReset()
  ask.mockResolvedValueOnce('Grupo Cariri')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Grupo Cariri')).toBeVisible()
})
