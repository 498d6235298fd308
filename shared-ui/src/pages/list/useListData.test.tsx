import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { onPhone } from '../../testing/screens'
import { type Question, rowsOf, setUpList, things, upTo } from './testList'

describe('what is done to rows says in which version they were shown', () => {
  beforeEach(onPhone)
  const NIGHT = '2026-11-20T22:00:00.000000Z'

  test('each once, although a page of cards is asked again with the next', async () => {
    const { user, press, onSelect } = setUpList({}, { total: 250 })
    await press('Select')
    await press('Show more')
    await press('Show more')
    await user.click(await screen.findByLabelText('Select all loaded rows'))
    await press('Stop')
    expect(onSelect).toHaveBeenCalledWith({ rows: rowsOf(upTo(250)) }, 250)
  })

  test('also of cards that stand there again on the way back and have no newer answer yet', async () => {
    const { user, router, press, onSelect } = setUpList({}, { total: 250 })
    await press('Show more')
    await press('Select')
    await user.click(await screen.findByLabelText('Select Thing 170'))
    await act(() => router.navigate('/elsewhere'))
    jest.mocked(fetch).mockReturnValue(new Promise(() => undefined))
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    await act(() => router.navigate(-1))
    await user.click(await screen.findByLabelText('Select Thing 160'))
    await press('Stop')
    expect(onSelect).toHaveBeenCalledWith({ rows: rowsOf([170, 160]) }, 2)
  })

  test('as they were when they were chosen, whatever the list learned since', async () => {
    const { user, box, press, onSelect } = setUpList()
    await press('Select')
    await user.click(await box('Select Thing 1'))
    jest.mocked(fetch).mockImplementation(async () => things({ page: 1 }, 3, NIGHT))
    await press('Refresh')
    await user.click(await box('Select Thing 2'))
    await press('Stop')
    expect(onSelect).toHaveBeenCalledWith({ rows: [...rowsOf([1]), ...rowsOf([2], NIGHT)] }, 2)
  })

  test('as they stood there when they were pressed, whatever came before the press was over', async () => {
    const { user, box, press, onSelect } = setUpList({}, { total: 250 })
    await press('Show more')
    await press('Select')
    const pressed = await box('Select Thing 150')
    const waiting: ((answer: Response) => void)[] = []
    jest.mocked(fetch).mockImplementation(async input => {
      const question = (await (input as Request).json()) as Question
      if (question.page === 1) return things(question, 250, NIGHT)
      return new Promise(resolve => waiting.push(resolve))
    })
    await press('Refresh')
    await waitFor(() => expect(waiting).toHaveLength(1))
    fireEvent.pointerDown(pressed)
    waiting[0]?.(things({ page: 2 }, 250, NIGHT))
    await act(() => new Promise(resolve => setTimeout(resolve)))
    fireEvent.pointerUp(pressed)
    fireEvent.click(pressed)
    await user.click(await box('Select Thing 160'))
    await press('Stop')
    expect(onSelect).toHaveBeenCalledWith({ rows: [...rowsOf([150]), ...rowsOf([160], NIGHT)] }, 2)
  })
})

describe('cards that come', () => {
  beforeEach(onPhone)
  /** Pages after the first come when a test says so. */
  const comingLater = () => {
    const waiting: (() => void)[] = []
    jest.mocked(fetch).mockImplementation(async input => {
      const question = (await (input as Request).json()) as Question
      if (question.page > 1) await new Promise<void>(resolve => waiting.push(resolve))
      return things(question, 250)
    })
    return waiting
  }

  test('after those in sight wait for no press', async () => {
    const { press } = setUpList({}, { total: 250 })
    const first = await screen.findByRole('link', { name: 'Thing 1' })
    const waiting = comingLater()
    await press('Show more')
    await waitFor(() => expect(waiting).toHaveLength(1))
    fireEvent.pointerDown(first)
    waiting[0]?.()
    expect(await screen.findByText('200 of 250 shown')).toBeVisible()
    fireEvent.pointerUp(first)
  })

  test('with a newer answer are as many as were asked for before it', async () => {
    const { press } = setUpList({}, { total: 250 })
    await screen.findByText('100 of 250 shown')
    const waiting = comingLater()
    await press('Show more')
    await waitFor(() => expect(waiting).toHaveLength(1))
    const asOf = jest.mocked(fetch).mock.calls.length
    await press('Refresh')
    await waitFor(() => expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(asOf))
    await act(() => new Promise(resolve => setTimeout(resolve)))
    for (const come of waiting) come()
    expect(await screen.findByText('200 of 250 shown')).toBeVisible()
  })
})
