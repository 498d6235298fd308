import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { SearchField } from './SearchField'

const onSearch = jest.fn()

const Searched = () => {
  const [value, setValue] = useState('')
  const search = (text: string) => {
    onSearch(text)
    setValue(text)
  }
  return (
    <>
      <SearchField label="Name" clearLabel="Clear" value={value} onSearch={search} />
      <input aria-label="Other" />
      <button type="button" onClick={() => setValue('from outside')}>
        Elsewhere
      </button>
    </>
  )
}

const setUp = () => ({ ...renderUi(<Searched />), field: screen.getByRole('searchbox', { name: 'Name' }) })

beforeEach(() => onSearch.mockClear())

test('searches once for a word, a moment after it was typed', async () => {
  const { user, field } = setUp()
  await user.type(field, ' ads ')
  expect(onSearch).not.toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Clear' })
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['ads']]))
})

test('searches at once on Enter', async () => {
  const { user, field } = setUp()
  await user.type(field, 'ads{Enter}')
  expect(onSearch.mock.calls).toEqual([['ads']])
})

test('is reached with / from anywhere but another field', async () => {
  const { user, field } = setUp()
  await user.keyboard('/')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
  await user.click(screen.getByRole('textbox', { name: 'Other' }))
  await user.keyboard('/')
  expect(screen.getByRole('textbox', { name: 'Other' })).toHaveValue('/')
})

test('is emptied by Escape and by its button, which gives the focus back', async () => {
  const { user, field } = setUp()
  await user.type(field, 'ads{Enter}{Escape}')
  expect(field).toHaveValue('')
  await user.type(field, 'ads')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

test('follows what somebody else searches for', async () => {
  const { user, field } = setUp()
  await user.type(field, 'ads{Enter}')
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(field).toHaveValue('from outside')
})
