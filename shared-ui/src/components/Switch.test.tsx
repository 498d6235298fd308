import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { Switch, type SwitchProps } from './Switch'

const Lamp = (props: Partial<SwitchProps>) => {
  const [on, setOn] = useState(false)
  return <Switch label="Lamp" help="It burns oil." {...props} checked={on} onChange={setOn} />
}
const lamp = () => screen.getByRole('switch', { name: 'Lamp' })

test('a switch turns on and off, by its track, its words and the keyboard', async () => {
  const { user } = renderUi(<Lamp />)
  expect(lamp()).not.toBeChecked()
  await user.click(lamp())
  expect(lamp()).toBeChecked()
  await user.click(screen.getByText('Lamp'))
  expect(lamp()).not.toBeChecked()
  lamp().focus()
  await user.keyboard(' ')
  expect(lamp()).toBeChecked()
})

test('what helps and what changed belongs to it', () => {
  renderUi(<Lamp dirty />)
  expect(lamp()).toHaveAccessibleDescription('Changed It burns oil.')
})

test('what is wrong stands in place of the help', () => {
  renderUi(<Lamp error="Nobody turns this on" />)
  expect(lamp()).toHaveAccessibleDescription('Nobody turns this on')
})

test('one that is not to be touched stays as it is', async () => {
  const { user } = renderUi(<Lamp disabled />)
  await user.click(lamp())
  expect(lamp()).not.toBeChecked()
})
