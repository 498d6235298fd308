import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { Tabs } from './Tabs'

const TABS = [
  { id: 'data', label: 'Data', content: <input aria-label="Name" /> },
  { id: 'sessions', label: 'Sessions', content: <p>Two sessions</p> },
  { id: 'history', label: 'History', content: <p>Nothing yet</p> },
]

const Views = () => {
  const [value, setValue] = useState('data')
  return <Tabs label="Parts of the record" tabs={TABS} value={value} onChange={setValue} />
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('one view is shown, under the name of its tab', async () => {
  const { user } = renderUi(<Views />)
  expect(screen.getByRole('tablist', { name: 'Parts of the record' })).toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'Data' })).toContainElement(screen.getByLabelText('Name'))
  await user.click(tab('Sessions'))
  expect(tab('Sessions')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Sessions' })).toHaveTextContent('Two sessions')
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
})

test('arrows, Home and End move between the tabs, round the ends', async () => {
  const { user } = renderUi(<Views />)
  tab('Data').focus()
  await user.keyboard('{ArrowLeft}')
  expect(tab('History')).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'History' })).toBeVisible()
  await user.keyboard('{Home}{ArrowRight}')
  expect(tab('Sessions')).toHaveFocus()
  await user.keyboard('{End}')
  expect(tab('History')).toHaveFocus()
})

test('Tab leads from the open tab into its view, not through the other tabs', async () => {
  const { user } = renderUi(<Views />)
  tab('Data').focus()
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

test('one view alone needs no tab', () => {
  renderUi(
    <Tabs
      label="Views"
      tabs={[{ id: 'all', label: 'Everything', content: 'All of it' }]}
      value="all"
      onChange={jest.fn()}
    />,
  )
  expect(screen.getByText('All of it')).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
})
