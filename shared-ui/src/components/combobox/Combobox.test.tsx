import { ApiError, patience } from '@candela/shared-auth'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { held } from '../../testing/fakeServer'
import { renderUi } from '../../testing/renderUi'
import { Combobox } from './Combobox'
import type { ComboboxOption, LoadOptions } from './useOptions'

const GROUPS = ['Administrators', 'Ad operations', 'Finance', 'Publishers', 'Viewers'].map((label, index) => ({
  value: index + 1,
  label,
}))

const found: LoadOptions<number> = async search =>
  GROUPS.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))

const onChange = jest.fn<void, [ComboboxOption<number> | null]>()

const Group = ({ load, error }: { load: LoadOptions<number>; error?: string }) => {
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>({ value: 3, label: 'Finance' })
  return (
    <Combobox
      label="Group"
      value={chosen?.value ?? null}
      valueLabel={chosen?.label ?? ''}
      load={load}
      error={error}
      onChange={option => {
        onChange(option)
        setChosen(option)
      }}
    />
  )
}

const setUp = (load = found, error?: string) => {
  const { user } = renderUi(
    <>
      <Group load={load} error={error} />
      <button type="button">Next</button>
    </>,
  )
  const field = screen.getByRole('combobox', { name: 'Group' })
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  const search = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  return { user, field, active, search }
}

beforeEach(() => onChange.mockClear())

test('it says what is chosen, and opens to the options with that one marked', async () => {
  const { user, field, active } = setUp()
  expect(field).toHaveValue('Finance')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.click(field)
  expect(await screen.findByRole('option', { name: 'Finance' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByRole('option')).toHaveLength(5)
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(active()).toBe('Finance')
})

test('typing searches, and Enter takes the first that fits', async () => {
  const load = jest.fn(found)
  const { user, field, active, search } = setUp(load)
  await search('pub')
  await screen.findByText('1 result')
  expect(load.mock.lastCall?.[0]).toBe('pub')
  expect(active()).toBe('Publishers')
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ value: 4, label: 'Publishers' })
  expect(field).toHaveValue('Publishers')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
})

test('typing into a closed field asks for nothing but what was typed', async () => {
  const load = jest.fn(found)
  const { user } = setUp(load)
  await user.tab()
  await user.keyboard('pub')
  await screen.findByText('1 result')
  expect(load.mock.calls.map(([search]) => search)).toEqual(['pub'])
})

test('many keys are one search, and an answer that is late is not shown', async () => {
  const answers: ((options: readonly ComboboxOption<number>[]) => void)[] = []
  const signals: AbortSignal[] = []
  const load = jest.fn((_: string, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<readonly ComboboxOption<number>[]>(resolve => answers.push(resolve))
  })
  const { user, field } = setUp(load)
  await user.click(field)
  await user.keyboard('view')
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Loading')).toBeVisible()
  await waitFor(() => expect(load.mock.lastCall?.[0]).toBe('view'))
  expect(load).toHaveBeenCalledTimes(2)
  expect(signals[0]?.aborted).toBe(true)
  await act(async () => answers[1]?.([{ value: 5, label: 'Viewers' }]))
  await act(async () => answers[0]?.(GROUPS))
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Viewers'])
})

test('arrows go round the options', async () => {
  const { user, field, active } = setUp()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByText('5 results')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Administrators')
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('Viewers')
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Viewers')
})

test('the option that a key would take is the selected one, and others are not', async () => {
  const { user } = setUp()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByText('5 results')
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option', { selected: true }).map(option => option.textContent)).toEqual(['Publishers'])
})

test('Enter that ends a word of an input method chooses nothing, in Safari neither', async () => {
  const { user, field } = setUp()
  await user.click(field)
  await screen.findByRole('option', { name: 'Publishers' })
  await user.keyboard('{ArrowDown}')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('listbox')).toBeVisible()
})

test('a finger elsewhere closes the list, although the field keeps the focus', async () => {
  const { user, field } = setUp()
  await user.click(field)
  await screen.findByRole('listbox')
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveFocus()
})

test('a click chooses and the focus stays', async () => {
  const { user, field } = setUp()
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Ad operations' }))
  expect(onChange).toHaveBeenCalledWith({ value: 2, label: 'Ad operations' })
  expect(field).toHaveFocus()
})

test('what was typed without choosing is still there on the way back; in between stands what is chosen', async () => {
  const { user, field } = setUp()
  await user.tripleClick(field)
  await user.keyboard('pub')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(field).toHaveValue('Finance')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await user.click(field)
  expect(field).toHaveValue('pub')
  expect(await screen.findByRole('option', { name: 'Publishers' })).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape closes the list first, then gives the search up', async () => {
  const { user, field } = setUp()
  await user.tripleClick(field)
  await user.keyboard('pub')
  await screen.findByRole('option', { name: 'Publishers' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(field).toHaveValue('pub')
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('Finance')
})

test('emptying the field chooses nothing', async () => {
  const { user, field } = setUp()
  await user.clear(field)
  expect(onChange).toHaveBeenCalledWith(null)
  await user.tab()
  expect(field).toHaveValue('')
})

test('that nothing fits is shown and said', async () => {
  const { search } = setUp()
  await search('zebra')
  expect(await screen.findAllByText('No match for “zebra”')).toHaveLength(2)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('options that did not load are asked for again, also by keyboard, and the search stays', async () => {
  const load = jest.fn(found).mockRejectedValueOnce(new Error('down'))
  const { user } = setUp(load)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: 'The options did not load. Try again' })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('option', { name: 'Publishers' })).toBeVisible()
})

test('a server that is away for a moment is asked again before anybody has to, and the list says so', async () => {
  jest.spyOn(patience, 'retryDelay').mockReturnValue(0)
  const away = new ApiError({ code: 'unavailable', status: 503, failure: 'list', message: 'Later.' })
  const { released, letGo } = held()
  const load = jest.fn(found).mockRejectedValueOnce(away)
  load.mockImplementationOnce(() => released.then(() => GROUPS))
  const { user, field } = setUp(load)
  await user.click(field)
  expect(await screen.findAllByText('No answer yet. Trying again…')).toHaveLength(2)
  await act(async () => letGo())
  expect(screen.getByRole('option', { name: 'Publishers' })).toBeVisible()
  expect(screen.queryByText('No answer yet. Trying again…')).not.toBeInTheDocument()
})

test('the letters that were searched for stand out', async () => {
  const { search } = setUp()
  await search('OPER')
  const option = await screen.findByRole('option', { name: 'Ad operations' })
  expect(within(option).getByText('oper').tagName).toBe('MARK')
})

test('what is wrong is said with the field', () => {
  const { field } = setUp(found, 'The field is required')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('The field is required')
})
