import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useKeyPressBuffer } from './useKeyPressBuffer'

const heard: string[] = []
const listen = ({ key }: KeyboardEvent) => heard.push(key)
const press = jest.fn()

const Page = ({ isDrawn }: { isDrawn: boolean }) => {
  useKeyPressBuffer(isDrawn)
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={press}>
        Columns
      </button>
    </>
  )
}

beforeEach(() => {
  heard.length = 0
  press.mockClear()
  document.addEventListener('keydown', listen)
})
afterEach(() => document.removeEventListener('keydown', listen))

test('keys that go into the rows wait for the grid and come in their order, those of the page do not', async () => {
  const { rerender } = render(<Page isDrawn={false} />)
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}x')
  expect(press).toHaveBeenCalledTimes(1)
  expect(heard).toEqual(['Enter', 'x'])

  await userEvent.keyboard('jj{Enter}?')
  expect(press).toHaveBeenCalledTimes(1)
  expect(heard).toEqual(['Enter', 'x', '?'])

  rerender(<Page isDrawn />)
  expect(heard).toEqual(['Enter', 'x', '?', 'j', 'j', 'Enter'])
  await userEvent.keyboard('j')
  expect(heard.at(-1)).toBe('j')
})

test('what is typed stays what is typed, and who went to type is not taken back to the rows', async () => {
  const { rerender } = render(<Page isDrawn={false} />)
  await userEvent.keyboard('j')
  await userEvent.type(screen.getByLabelText('Search'), 'jk')
  expect(screen.getByLabelText('Search')).toHaveValue('jk')
  rerender(<Page isDrawn />)
  expect(heard).toEqual(['j', 'k'])
})

test('who goes on to a button before the grid is there presses that', async () => {
  const { rerender } = render(<Page isDrawn={false} />)
  const columns = screen.getByRole('button')
  const waysThere = [
    () => userEvent.tab(),
    // Through a field: whoever is in it types.
    async () => {
      screen.getByLabelText('Search').focus()
      await userEvent.tab()
    },
    () => userEvent.click(columns),
  ]
  for (const goThere of waysThere) {
    await userEvent.keyboard('j')
    await goThere()
    press.mockClear()
    columns.focus()
    await userEvent.keyboard('{Enter}')
    expect(press).toHaveBeenCalledTimes(1)
  }
  rerender(<Page isDrawn />)
  expect(heard).not.toContain('j')
})

test('nothing is kept after a row is to be opened', async () => {
  const { rerender } = render(<Page isDrawn={false} />)
  await userEvent.keyboard('j{Enter}xj')
  rerender(<Page isDrawn />)
  expect(heard).toEqual(['x', 'j', 'j', 'Enter'])
})
