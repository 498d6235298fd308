import { endpoints } from '../../endpoints'
import { en } from './en'

/** Marks in somebody's own list, which leave none. */
const MARKS = ['userNotification.read', 'userNotification.readAll', 'userNotification.hide']

test('every call that leaves a trace has words for it', () => {
  const written = Object.entries(endpoints).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, { effect }]) => (effect === 'write' ? [`${area}.${name}`] : [])),
  )
  expect(written.filter(action => !(action in en.action))).toEqual(MARKS)
})
