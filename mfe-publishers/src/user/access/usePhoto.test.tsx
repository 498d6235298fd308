import { download } from '@candela/shared-auth'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { usePhoto } from './usePhoto'

jest.mock('@candela/shared-auth', () => ({
  ...jest.requireActual<object>('@candela/shared-auth'),
  download: jest.fn(),
}))

const Picture = ({ name }: { name: string | null }) => {
  const src = usePhoto({ id: 7, usr_photo: name })
  return src ? <img src={src} alt="Portrait" /> : <p>Nothing</p>
}

const within = (client: QueryClient, name: string | null) => (
  <QueryClientProvider client={client}>
    <Picture name={name} />
  </QueryClientProvider>
)

let made = 0
beforeEach(() => {
  made = 0
  URL.createObjectURL = jest.fn(() => {
    made += 1
    return `blob:${made}`
  })
  URL.revokeObjectURL = jest.fn()
  jest
    .mocked(download)
    .mockReset()
    .mockImplementation(async () => ({ file: new Blob(['x']), name: null }))
})

it('asks once for each picture, shows it and gives its address back', async () => {
  const client = new QueryClient()
  const { rerender, unmount } = render(within(client, 'first'))
  expect(await screen.findByRole('img')).toHaveAttribute('src', 'blob:1')
  rerender(within(client, 'second'))
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:2'))
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
  rerender(within(client, 'first'))
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:3'))
  expect(download).toHaveBeenCalledTimes(2)
  unmount()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:3')
})

it('asks for nothing where there is no picture', () => {
  render(within(new QueryClient(), null))
  expect(screen.getByText('Nothing')).toBeVisible()
  expect(download).not.toHaveBeenCalled()
})
