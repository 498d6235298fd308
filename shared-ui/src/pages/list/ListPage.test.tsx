import { act, screen, waitFor, within } from '@testing-library/react'
import { onPhone } from '../../testing/screens'
import { AS_OF, rowsOf, SEGMENTS, setUpList, things, upTo } from './testList'

const bar = () => screen.queryByRole('toolbar')

describe('segments', () => {
  test('say how many rows each would show, all of them first', async () => {
    onPhone()
    setUpList()
    await screen.findByText('3 things')
    const segments = within(screen.getByRole('group', { name: 'State' })).getAllByRole('button')
    expect(segments.map(({ textContent }) => textContent)).toEqual(['All1,203', 'On1,200', 'Off3'])
    expect(segments[0]).toHaveAttribute('aria-pressed', 'true')
  })

  test('let one value through, in the address', async () => {
    onPhone()
    const { router, questions, press } = setUpList()
    await press('Off 3')
    expect(router.state.location.search).toBe('?f.state=off')
    expect(questions().at(-1)?.filters).toEqual({ state: ['off'] })
    await press('All 1,203')
    expect(router.state.location.search).toBe('')
  })

  test('of which one is looked at first are no filter that can be reset, and resetting others leads back to it', async () => {
    onPhone()
    const { router, questions, press } = setUpList({ segments: { ...SEGMENTS, startsWith: 'on' } })
    await screen.findByText('3 things')
    expect(questions().at(-1)?.filters).toEqual({ state: ['on'] })
    expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument()
    await press('All 1,203')
    expect(router.state.location.search).toBe('?f.state=all')
    await press('Reset filters')
    expect(router.state.location.search).toBe('')
    expect(screen.getByRole('button', { name: /^On/, pressed: true })).toBeVisible()
  })

  test('take one value from an address that names two', async () => {
    onPhone()
    const { questions } = setUpList({}, { at: '/thing?f.state=off&f.state=on&f.state=other' })
    await screen.findByText('3 things')
    expect(questions().at(-1)?.filters).toEqual({ state: ['off'] })
  })
})

describe('a filter whose options are on their way', () => {
  test('is taken at its word', async () => {
    onPhone()
    const filters = [{ key: 'group', label: 'Group', options: undefined }]
    const { questions } = setUpList({ filters }, { at: '/thing?f.group=7' })
    await screen.findByText('3 things')
    expect(questions().at(-1)?.filters).toEqual({ group: ['7'] })
  })
})

describe('choosing on a phone', () => {
  beforeEach(onPhone)

  test('is a mode of its own: cards lead to their record until then', async () => {
    const { box, press } = setUpList()
    await screen.findByText('3 things')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await press('Select')
    expect(await box('Select Thing 2')).not.toBeChecked()
    await press('Done')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  test('counts what is chosen and hands it to the action', async () => {
    const { user, box, press, onSelect } = setUpList()
    await press('Select')
    await user.click(await box('Select Thing 3'))
    await user.click(await box('Select Thing 1'))
    expect(bar()).toHaveTextContent('2 selected')
    expect(await box('Select all loaded rows')).toBePartiallyChecked()
    await press('Stop')
    expect(onSelect).toHaveBeenCalledWith({ rows: rowsOf([3, 1]) }, 2)
  })

  test('says that nothing more can be done while something is', async () => {
    const { user, box, press } = setUpList({
      bulkActions: [{ id: 'stop', label: 'Stop', icon: 'lock', busy: true, onSelect: () => undefined }],
    })
    await press('Select')
    await user.click(await box('Select Thing 3'))
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('offers all that match once all that are here are chosen', async () => {
    const { user, box, press, onSelect } = setUpList({}, { total: 250, at: '/thing?q=thing&f.state=on' })
    await press('Select')
    await user.click(await box('Select all loaded rows'))
    expect(bar()).toHaveTextContent('100 selected')
    await press('Select all 250')
    expect(bar()).toHaveTextContent('250 selected')
    await press('Stop')
    const matching = { search: 'thing', filters: { state: ['on'] }, asOf: AS_OF }
    expect(onSelect).toHaveBeenCalledWith({ rows: rowsOf(upTo(100)), matching }, 250)
  })

  test('offers no more than can be changed at once', async () => {
    const { user, box, press } = setUpList({}, { total: 5001 })
    await press('Select')
    await user.click(await box('Select all loaded rows'))
    expect(bar()).toHaveTextContent('5,000 at most at once')
    expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument()
  })

  test('ends with Escape', async () => {
    const { user, box, press } = setUpList()
    await press('Select')
    await user.click(await box('Select Thing 2'))
    await user.keyboard('{Escape}')
    expect(bar()).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  test('waits for the rows of the question: those of the one before are not chosen for it', async () => {
    const { user, box, press } = setUpList()
    await press('Select')
    await box('Select Thing 2')
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
    await press('Off 3')
    await user.click(await box('Select Thing 2'))
    expect(await box('Select Thing 2')).not.toBeChecked()
    expect(bar()).not.toBeInTheDocument()
  })

  test('is forgotten with another question and found again on the way back', async () => {
    const { user, router, box, press } = setUpList()
    await press('Select')
    await user.click(await box('Select Thing 2'))
    await press('Off 3')
    expect(bar()).not.toBeInTheDocument()
    await act(() => router.navigate(-1))
    expect(bar()).toHaveTextContent('1 selected')
    expect(await box('Select Thing 2')).toBeChecked()
  })
})

describe('keys', () => {
  beforeEach(onPhone)

  test('walk the rows, choose and edit the one that has the focus', async () => {
    const { user, router } = setUpList()
    await screen.findByRole('link', { name: 'Thing 1' })
    await user.keyboard('jj')
    expect(screen.getByRole('link', { name: 'Thing 2' })).toHaveFocus()
    await user.keyboard('x')
    expect(bar()).toHaveTextContent('1 selected')
    await user.keyboard('ke')
    expect(router.state.location.pathname).toBe('/thing/1/edit')
  })

  test('are letters while somebody types', async () => {
    const { user, router } = setUpList()
    await screen.findByRole('link', { name: 'Thing 1' })
    await user.keyboard('/')
    await user.keyboard('jex')
    expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('jex')
    expect(router.state.location.pathname).toBe('/thing')
    expect(bar()).not.toBeInTheDocument()
  })

  test('can be switched off', async () => {
    localStorage.setItem('candela.singleKeys', 'off')
    const { user } = setUpList()
    await screen.findByRole('link', { name: 'Thing 1' })
    await user.keyboard('jx/')
    expect(document.body).toHaveFocus()
    localStorage.clear()
  })
})

describe('rows that are not answered', () => {
  const away = () => Response.json({ message: 'Later.', code: 'unavailable', errors: [] }, { status: 503 })

  test('are asked for again, and the list says so until they come', async () => {
    onPhone()
    const { press } = setUpList({}, { total: 250 })
    await screen.findByText('100 of 250 shown')
    const answers = [away, away, () => new Promise<Response>(resolve => waiting.push(resolve))]
    const waiting: ((answer: Response) => void)[] = []
    const asked = jest.mocked(fetch).mockImplementation(async () => answers.shift()?.() ?? away())
    await press('Show more')
    expect(await screen.findByText('No answer yet. Trying again…')).toBeVisible()
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(asked).toHaveBeenCalledTimes(4)
    waiting[0]?.(things({ page: 2 }, 250))
    expect(await screen.findByText('200 of 250 shown')).toBeVisible()
    expect(screen.queryByText('No answer yet. Trying again…')).not.toBeInTheDocument()
  })

  test('leave the ones before in sight, dimmed, below a note that is not', async () => {
    onPhone()
    const { press } = setUpList()
    await screen.findByText('3 things')
    const answers = [away, () => new Promise<Response>(() => undefined)]
    jest.mocked(fetch).mockImplementation(async () => answers.shift()?.() ?? away())
    await press('On 1,200')
    const note = await screen.findByText('No answer yet. Trying again…')
    expect(screen.getByRole('list', { name: 'Things' }).closest('[aria-busy=true]')).toContainElement(note)
    // The veil over what is old has 1.
    expect(note).toHaveStyle({ zIndex: '2' })
  })
})

describe('many cards', () => {
  test('are all there again on the way back', async () => {
    onPhone()
    const { user, router, press } = setUpList({}, { total: 250 })
    await press('Show more')
    await user.click(await screen.findByRole('link', { name: 'Thing 170' }))
    expect(router.state.location.pathname).toBe('/thing/170')
    await act(() => router.navigate(-1))
    expect(screen.getByRole('link', { name: 'Thing 170' })).toBeVisible()
    expect(screen.getByText('200 of 250 shown')).toBeVisible()
  })
})
