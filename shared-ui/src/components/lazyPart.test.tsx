import { changeLocale, defineMessages } from '@candela/shared-ui/runtime'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { renderUi } from '../testing/renderUi'
import { lazyPart } from './lazyPart'

const Chart = ({ title }: { title: string }) => <h2>{title}</h2>

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state as { error: Error | null }
    if (!error) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ error: null })}>
        {error.message}
      </button>
    )
  }
}

const failure = new Error('Loading chunk 7 failed.')
const arrives = async () => ({ default: Chart })

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('a part that is fetched late', () => {
  it('shows itself with its properties when it is there, at once the next time', async () => {
    const load = jest.fn(arrives)
    const Part = lazyPart(load)
    const { unmount } = render(<Part title="Revenue" />)
    expect(await screen.findByRole('heading', { name: 'Revenue' })).toBeVisible()
    unmount()
    render(<Part title="Revenue" />)
    expect(screen.getByRole('heading', { name: 'Revenue' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('stumbles once without anybody noticing', async () => {
    const Part = lazyPart(jest.fn(arrives).mockRejectedValueOnce(failure))
    render(<Part title="Revenue" />)
    expect(await screen.findByRole('heading', { name: 'Revenue' })).toBeVisible()
  })

  it('is thrown to the boundary when it does not come, and asked for anew when that tries again', async () => {
    const Part = lazyPart(jest.fn(arrives).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure))
    render(
      <Boundary>
        <Part title="Revenue" />
      </Boundary>,
    )
    await userEvent.click(await screen.findByRole('button', { name: failure.message }))
    expect(await screen.findByRole('heading', { name: 'Revenue' })).toBeVisible()
  })
})

test('a part shows in the language in force, also when its words come with it', async () => {
  await changeLocale('pt_BR')
  const Greeting = lazyPart(async () => {
    const others = { pt: async () => ({ default: { hello: 'Oi' } }), es: { hello: 'Hola' }, it: { hello: 'Ciao' } }
    const words = defineMessages('greeting', { hello: 'Hello' }, others)
    return { default: () => <p>{words.useT()('hello')}</p> }
  })
  renderUi(<Greeting />)
  expect(await screen.findByText(/Hello|Oi/)).toHaveTextContent('Oi')
  await act(() => changeLocale('en_US'))
})
