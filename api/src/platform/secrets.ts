import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** A key and what it is called in the column; the name says nothing of it. */
export type SecretKey = { id: string; bytes: Buffer }

/** What is stored anew is sealed with `current`; `old` ones still open what they sealed. */
export type Keyring = { current: SecretKey; old: readonly SecretKey[] }

/** Sealed with a key that is not there, changed since, or moved from where it belongs. */
export class UnreadableSecret extends Error {}

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
/** Of 32 random bytes hardly two are alike; of a word that was typed again and again nearly all are. */
const DIFFERENT_BYTES = 16

export const newKeyText = (): string => randomBytes(KEY_BYTES).toString('hex')

/** A key as it is written in configurations: 32 bytes, as 64 hex digits or as base64. Undefined where it is too weak. */
export const keyFromText = (text: string): SecretKey | undefined => {
  const raw = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : /^[\w+/-]{43}=?$/.test(text)
      ? Buffer.from(text, 'base64')
      : Buffer.alloc(0)
  if (raw.length !== KEY_BYTES || new Set(raw).size < DIFFERENT_BYTES) return undefined
  const bytes = Buffer.from(hkdfSync('sha256', raw, '', 'candela credentials', KEY_BYTES))
  return { id: createHash('sha256').update('candela key name').update(bytes).digest('hex').slice(0, 8), bytes }
}

/** What every text begins with that this key sealed. */
export const sealedBy = ({ id }: SecretKey): string => `${VERSION}.${id}.`

/** Seals a text for one place: it opens nowhere else. */
export const seal = ({ current }: Keyring, text: string, place: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, current.bytes, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${sealedBy(current)}${nonce.toString('base64url')}.${sealed.toString('base64url')}`
}

export const unseal = ({ current, old }: Keyring, sealed: string, place: string): string => {
  const [version, id, nonce = '', text = ''] = sealed.split('.')
  const key = [current, ...old].find(each => each.id === id)
  if (version !== VERSION || !key) throw new UnreadableSecret('no key for it')
  const bytes = Buffer.from(text, 'base64url')
  const end = bytes.length - TAG_BYTES
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, Buffer.from(nonce, 'base64url'), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(end))
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new UnreadableSecret('changed since, or moved', { cause })
  }
}
