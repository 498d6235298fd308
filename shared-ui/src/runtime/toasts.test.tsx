import { act, fireEvent, screen, within } from '@testing-library/react'
import { Page } from '../components/Page'
import { renderUi } from '../testing/renderUi'
import { addToast, clearToasts, type ToastInput } from './toasts'

const show = (...toasts: ToastInput[]) =>
  act(() => {
    for (const toast of toasts) addToast(toast)
  })

beforeEach(() => {
  jest.useFakeTimers()
  renderUi(<Page title="Accounts">{null}</Page>)
})

afterEach(() => {
  act(clearToasts)
  jest.useRealTimers()
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('a success is read out politely and goes after five seconds', () => {
  show({ kind: 'success', title: 'Record added', text: 'Grupo Cariri' })
  expect(within(screen.getByRole('status')).getByText('Record added')).toBeInTheDocument()
  pass(4999)
  expect(screen.getByText('Grupo Cariri')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Record added')).not.toBeInTheDocument()
})

test('an error is read out at once and stays until it is closed', () => {
  show({ kind: 'error', title: 'The record was not removed' })
  pass(60_000)
  const toast = within(screen.getByRole('alert'))
  expect(toast.getByText('The record was not removed')).toBeInTheDocument()
  fireEvent.click(toast.getByRole('button', { name: 'Close' }))
  expect(toast.queryByText('The record was not removed')).not.toBeInTheDocument()
})

test('it waits under the pointer', () => {
  show({ kind: 'info', title: 'Report ready' })
  fireEvent.pointerEnter(screen.getByText('Report ready'))
  pass(60_000)
  expect(screen.getByText('Report ready')).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByText('Report ready'))
  pass(5000)
  expect(screen.queryByText('Report ready')).not.toBeInTheDocument()
})

test('its action runs once and takes it away', () => {
  const onAct = jest.fn()
  show({ kind: 'success', title: 'Record removed', action: { label: 'Undo', onAct } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAct).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Record removed')).not.toBeInTheDocument()
})

test('whose button had the focus leaves it to the heading of the page', () => {
  show({ kind: 'success', title: 'Record removed', action: { label: 'Undo', onAct: () => undefined } })
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.click(undo)
  expect(screen.getByRole('heading', { name: 'Accounts' })).toHaveFocus()
})

test('the oldest of four makes room', () => {
  show(...['one', 'two', 'three', 'four'].map(title => ({ kind: 'error' as const, title })))
  expect(screen.queryByText('one')).not.toBeInTheDocument()
  expect(screen.getByText('four')).toBeInTheDocument()
})
