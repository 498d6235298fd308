import { otherSide } from './Terms'

test('what the platform does not keep is the other side', () => {
  expect([otherSide('20.00'), otherSide('12.35'), otherSide('0.1')]).toEqual(['80', '87.65', '99.9'])
})
