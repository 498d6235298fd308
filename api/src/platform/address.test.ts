import { ipSeenBy, maskedAddress } from './address'

it.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:x'],
  ['2001:db8::6', '2001:db8:0:0:x'],
  ['::1', '0:0:0:0:x'],
  ['no address', null],
  [null, null],
])('%s is shown as %s to those who do not reach everything', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
  expect(ipSeenBy({ scope: 'managed' })(address)).toBe(shown)
  expect(ipSeenBy({ scope: 'own' })(address)).toBe(shown)
  expect(ipSeenBy({ scope: 'all' })(address)).toBe(address)
})
