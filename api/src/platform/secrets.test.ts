import {
  type Keyring,
  keyFromText,
  newKeyText,
  type SecretKey,
  seal,
  sealedBy,
  UnreadableSecret,
  unseal,
} from './secrets'

const aKey = (): SecretKey => {
  const key = keyFromText(newKeyText())
  if (!key) throw new Error('a new key is too weak')
  return key
}
const aRing = (...old: SecretKey[]): Keyring => ({ current: aKey(), old })

describe('a sealed text', () => {
  it('opens with its key, where it belongs, and says nothing of itself', () => {
    const ring = aRing()
    for (const text of ['', 'x', 'sekret-ü-🔑', 'y'.repeat(16_384)]) {
      const sealed = seal(ring, text, '7:password:network.example')
      expect(unseal(ring, sealed, '7:password:network.example')).toBe(text)
      expect(text.length > 3 && sealed.includes(text)).toBe(false)
      expect(sealed.startsWith(sealedBy(ring.current))).toBe(true)
    }
  })

  it('differs from that of the same text', () => {
    const ring = aRing()
    expect(new Set(Array.from({ length: 100 }, () => seal(ring, 'same', 'place'))).size).toBe(100)
  })

  it('opens with a key of before, and is sealed with the one of now', () => {
    const before = aRing()
    const sealed = seal(before, 'secret', 'place')
    const now = aRing(before.current)
    expect(unseal(now, sealed, 'place')).toBe('secret')
    expect(seal(now, 'secret', 'place').startsWith(sealedBy(now.current))).toBe(true)
  })

  const ring = aRing()
  const sealed = seal(ring, 'secret', 'place')
  const [version = '', id = '', nonce = '', text = ''] = sealed.split('.')
  const flipped = (part: string): string => (part.startsWith('A') ? 'B' : 'A') + part.slice(1)
  it.each([
    ['in another place', ring, sealed, 'another'],
    ['without its key', aRing(), sealed, 'place'],
    ['with a byte of it flipped', ring, [version, id, nonce, flipped(text)].join('.'), 'place'],
    ['with a byte of its nonce flipped', ring, [version, id, flipped(nonce), text].join('.'), 'place'],
    ['cut short', ring, sealed.slice(0, -4), 'place'],
    ['with a shorter tag', ring, [version, id, nonce, text.slice(0, 8)].join('.'), 'place'],
    ['of another version', ring, sealed.replace('v1', 'v2'), 'place'],
    ['that is none', ring, 'plain', 'place'],
  ])('does not open %s', (_what, keys, what, place) => {
    expect(() => unseal(keys, what, place)).toThrow(UnreadableSecret)
  })
})

describe('a key', () => {
  it('is 32 bytes, as hex or base64', () => {
    const text = newKeyText()
    const bytes = Buffer.from(text, 'hex')
    expect([keyFromText(text)?.id, keyFromText(text.toUpperCase())?.id]).toEqual([
      keyFromText(bytes.toString('base64'))?.id,
      keyFromText(bytes.toString('base64url'))?.id,
    ])
    expect(keyFromText(text)?.id).not.toBe(keyFromText(newKeyText())?.id)
  })

  it.each([
    '',
    'secret',
    'correct horse battery staple',
    '0'.repeat(64),
    'ab'.repeat(32),
    'A'.repeat(43),
    `${newKeyText()}0`,
  ])('is refused when it is too weak: %j', text => expect(keyFromText(text)).toBeUndefined())
})
