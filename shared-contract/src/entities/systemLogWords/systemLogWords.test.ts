import { endpoints } from '../../endpoints'
import { en } from './en'

test('every call that leaves a trace has words for it', () => {
  const written = Object.entries(endpoints).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, { effect }]) => (effect === 'write' ? [`${area}.${name}`] : [])),
  )
  expect(written.filter(action => !(action in en.action))).toEqual([])
})
