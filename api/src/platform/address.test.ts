import { ipSeenBy, maskedAddress, sourceOf } from './address'

it.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['::FFFF:cb00:7107', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:x'],
  ['2001:db8::6', '2001:db8:0:0:x'],
  ['::1', '0:0:0:0:x'],
  ['203.0.113.7:4000', '203.0.113.x'],
  ['[2001:db8:1:2::5]:4000', '2001:db8:1:2:x'],
  ['no address', null],
  [null, null],
])('%s is shown as %s to those who do not reach everything', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
  expect(ipSeenBy({ scope: 'managed' })(address)).toBe(shown)
  expect(ipSeenBy({ scope: 'own' })(address)).toBe(shown)
  expect(ipSeenBy({ scope: 'all' })(address)).toBe(address)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['198.51.100.10:4000', '198.51.100.10'],
  ['[::ffff:198.51.100.10]:4000', '198.51.100.10'],
  ['[2001:db8:1:2::5]:99', '2001:db8:1:2'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2'],
  ['[fe80::1%eth0]:99', 'fe80:0:0:0'],
  ['no address', 'unknown'],
  ['_hidden1', 'unknown'],
  ['198.51.100.10:x', 'unknown'],
  ['198.51.100.256', 'unknown'],
  ['[198.51.100.10', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})

it('neighbours of one network are one source, and those of the next one are another', () => {
  expect(sourceOf('2001:db8:1:2::1')).toBe(sourceOf('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(sourceOf('2001:db8:1:2::1')).not.toBe(sourceOf('2001:db8:1:3::1'))
  expect(sourceOf('203.0.113.7')).not.toBe(sourceOf('203.0.113.8'))
})
