import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from './config'
import { keysToRotate, secretKeys } from './secret-keys'
import { newKeyText, seal, unseal } from './secrets'

let dataDir = ''
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'candela-keys-')), 'data')
})
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }))

const where = (facts: object = {}) => ({
  dataDir,
  databaseUrl: undefined,
  secretKey: undefined,
  oldSecretKeys: [],
  ...facts,
})
const file = () => join(dataDir, 'secret.key')

it('makes a key beside an embedded database, which nobody else reads, and finds it again', () => {
  const first = secretKeys(where())
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(secretKeys(where()).current.id).toBe(first.current.id)
})

it.each([
  ['no key on a server', { databaseUrl: 'postgres://db/x' }],
  ['a weak key', { secretKey: 'hunter2' }],
  ['a weak key among those of before', { secretKey: newKeyText(), oldSecretKeys: ['old'] }],
])('refuses to start with %s', (_what, facts) => {
  expect(() => secretKeys(where(facts))).toThrow(ConfigError)
})

it('rotates the key of a file: a new one before it, then without it; an interrupted one goes on', () => {
  const sealed = seal(secretKeys(where()), 'secret', 'place')
  const { keyring } = keysToRotate(where())
  expect([unseal(keyring, sealed, 'place'), keyring.old.length]).toEqual(['secret', 1])
  const again = keysToRotate(where())
  expect(again.keyring.current.id).toBe(keyring.current.id)
  again.done(true)
  expect([secretKeys(where()).current.id, secretKeys(where()).old]).toEqual([keyring.current.id, []])
  expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(1)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

it('makes a new key each time, and keeps those of before, while something opens with none of them', () => {
  const sealed = seal(secretKeys(where()), 'secret', 'place')
  const ids = [1, 2].map(() => {
    const { keyring, done } = keysToRotate(where())
    done(false)
    return keyring.current.id
  })
  expect(new Set(ids).size).toBe(2)
  const keyring = secretKeys(where())
  expect([keyring.current.id, keyring.old.length, unseal(keyring, sealed, 'place')]).toEqual([ids[1], 2, 'secret'])
  // One that is interrupted then goes on as well.
  const begun = keysToRotate(where()).keyring.current.id
  const { keyring: again, done } = keysToRotate(where())
  expect(again.current.id).toBe(begun)
  done(true)
  expect(secretKeys(where()).old).toEqual([])
})

it('leaves keys that the configuration names to whoever wrote it', () => {
  const [secretKey, old] = [newKeyText(), newKeyText()]
  const { keyring, done } = keysToRotate(where({ secretKey, oldSecretKeys: [old] }))
  done(true)
  expect([keyring.old.length, () => statSync(file())]).toEqual([1, expect.any(Function)])
  expect(() => statSync(file())).toThrow()
})
