import { ApiError, patience } from '@candela/shared-auth'
import { renderUi } from '@candela/shared-ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Block, useBlockQuery } from './Block'

const away = new ApiError({ code: 'unavailable', status: 503, failure: 'get', message: 'Come back in a minute.' })
const ask = jest.fn<Promise<string>, []>()

const Earnings = () => {
  const [month, setMonth] = useState(1)
  const block = useBlockQuery({ queryKey: ['earnings', month], queryFn: ask })
  return (
    <>
      <button type="button" onClick={() => setMonth(2)}>
        Next
      </button>
      <Block block={block} height={80} skeleton={null}>
        {earned => <p>{earned}</p>}
      </Block>
    </>
  )
}

test('old numbers are dimmed while new ones are asked for, and the note that says so is not', async () => {
  ask
    .mockResolvedValueOnce('R$1,200.00')
    .mockRejectedValueOnce(away)
    .mockReturnValue(new Promise(() => undefined))
  const client = new QueryClient({ defaultOptions: { queries: { ...patience, retryDelay: 0 } } })
  const { user } = renderUi(
    <QueryClientProvider client={client}>
      <Earnings />
    </QueryClientProvider>,
  )
  const earned = await screen.findByText('R$1,200.00')
  expect(earned.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const note = await screen.findByText('No answer yet. Trying again…')
  expect(earned.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  // The veil has 1.
  expect(note).toHaveStyle({ zIndex: '2' })
})
