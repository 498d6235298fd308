import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { SelectMenu } from './SelectMenu'

const OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'it', label: 'Italiano' },
  { value: 'pt', label: 'Português' },
]

const onChange = jest.fn()

const Language = () => {
  const [value, setValue] = useState('en')
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <SelectMenu label="Language" value={value} options={OPTIONS} onChange={change} />
}

const setUp = () => {
  const { user } = renderUi(
    <>
      <Language />
      <button type="button">Next</button>
    </>,
  )
  const select = screen.getByRole('combobox', { name: 'Language' })
  const active = () => document.getElementById(select.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { user, select, active }
}

beforeEach(() => onChange.mockClear())

test('it shows the chosen option and opens a list of all', async () => {
  const { user, select } = setUp()
  expect(select).toHaveTextContent('English')
  expect(select).toHaveAttribute('aria-expanded', 'false')
  await user.click(select)
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(OPTIONS.map(({ label }) => label))
  expect(screen.getByRole('option', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
})

test('a click chooses and closes', async () => {
  const { user, select } = setUp()
  await user.click(select)
  await user.click(screen.getByRole('option', { name: 'Italiano' }))
  expect(onChange).toHaveBeenCalledWith('it')
  expect(select).toHaveTextContent('Italiano')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(select).toHaveFocus()
})

test('arrows, Home and End move and stop at the ends', async () => {
  const { user, select, active } = setUp()
  select.focus()
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('English')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Italiano')
  await user.keyboard('{End}{ArrowDown}')
  expect(active()).toBe('Português')
  await user.keyboard('{Home}{ArrowUp}')
  expect(active()).toBe('English')
  await user.keyboard('{End}{Enter}')
  expect(onChange).toHaveBeenCalledWith('pt')
})

test('typing goes to the option that begins so', async () => {
  const { user, select, active } = setUp()
  select.focus()
  await user.keyboard('po')
  expect(active()).toBe('Português')
})

test('accents may be left out, and a space between two words is no choice', async () => {
  const labels = ['El Salvador', 'Österreich', 'El Árbol']
  const { user } = renderUi(
    <SelectMenu label="Place" value="" options={labels.map(label => ({ value: label, label }))} onChange={onChange} />,
  )
  const select = screen.getByRole('combobox', { name: 'Place' })
  select.focus()
  await user.keyboard('el a')
  expect(select).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'El Árbol' }).id)
  expect(onChange).not.toHaveBeenCalled()
})

test('a page is ten options', async () => {
  const { user } = renderUi(
    <SelectMenu
      label="Day"
      value="1"
      options={Array.from({ length: 25 }, (_, index) => ({ value: `${index + 1}`, label: `Day ${index + 1}` }))}
      onChange={onChange}
    />,
  )
  screen.getByRole('combobox', { name: 'Day' }).focus()
  await user.keyboard('{Enter}{PageDown}{PageDown}{PageUp}{Enter}')
  expect(onChange).toHaveBeenCalledWith('11')
})

test('one letter again and again walks through its options', async () => {
  const { user, select, active } = setUp()
  select.focus()
  await user.keyboard('e')
  expect(active()).toBe('Español')
  await user.keyboard('e')
  expect(active()).toBe('English')
})

test('Escape closes and changes nothing', async () => {
  const { user, select } = setUp()
  select.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  expect(select).toHaveFocus()
})

test('Tab takes the option and moves on', async () => {
  const { user, select } = setUp()
  select.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await user.tab()
  expect(onChange).toHaveBeenCalledWith('es')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a press elsewhere closes', async () => {
  const { user, select } = setUp()
  await user.click(select)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('choosing what is chosen already is no change', async () => {
  const { user, select } = setUp()
  await user.click(select)
  await user.click(screen.getByRole('option', { name: 'English' }))
  expect(onChange).not.toHaveBeenCalled()
})
