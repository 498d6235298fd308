import { sql } from 'kysely'
import { aStoredNetwork, aType, credentialRows, getNetwork, networkIn } from '../../../test/ad-networks'
import { asksFor } from '../../../test/network-types'
import { type Product, startProduct } from '../../../test/product'
import { type Keyring, keyFromText, newKeyText, sealedBy } from '../../platform/secrets'
import { readStored, setOf } from './ad-network.access'
import { rotateSecrets } from './ad-network.rotation'

let product: Product
let admin: string
beforeEach(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterEach(() => product.close())

/** A new key, beside those of before. */
const rotated = ({ current, old }: Keyring): Keyring => {
  const key = keyFromText(newKeyText())
  if (!key) throw new Error('a new key is too weak')
  return { current: key, old: [current, ...old] }
}

const passwordOf = async (id: number, keys: Keyring): Promise<string> => {
  const row = (await credentialRows(product, id)).find(({ crd_secret }) => crd_secret !== null)
  const set = await setOf(product.database.read, row?.crd_id_set ?? null)
  return row && set ? readStored(keys, set, row) : ''
}

const stored = (password: string) => aStoredNetwork(product, admin, { credentials: { login: 'me', password } })

it('seals every secret with the key of now: all of them open with it alone, and nobody changed them', async () => {
  const passwords = Array.from({ length: 5 }, (_, index) => `password-number-${index}`)
  const ids: number[] = []
  for (const password of passwords) ids.push((await stored(password)).id)
  const before = networkIn(await getNetwork(product, admin, ids[0] ?? 0))
  const keys = rotated(product.app.secrets)
  expect(await rotateSecrets(product.database, keys, 2)).toEqual({ sealed: 5, unreadable: [] })
  const alone = { current: keys.current, old: [] }
  expect(await Promise.all(ids.map(id => passwordOf(id, alone)))).toEqual(passwords)
  expect(networkIn(await getNetwork(product, admin, ids[0] ?? 0))).toEqual(before)
  expect(await rotateSecrets(product.database, keys)).toEqual({ sealed: 0, unreadable: [] })
  const trail = await product.database.read
    .selectFrom('system_logs')
    .where('slo_action', '=', 'adNetwork.rotateKey')
    .select('slo_diffs')
    .execute()
  expect(trail).toHaveLength(5)
  expect(trail[0]?.slo_diffs).toEqual({
    crd_credential: ['password', 'password'],
    crd_secret: ['changed', 'changed'],
  })
})

it('goes on where it was interrupted, also when a secret was stored meanwhile', async () => {
  const [one, two] = [await stored('first-password'), await stored('second-password')]
  const keys = rotated(product.app.secrets)
  await rotateSecrets(product.database, keys)
  // What was stored while it was interrupted is of the key before, or of the one of now.
  const three = await stored('third-password')
  Object.assign(product.app, { secrets: keys })
  const four = await stored('fourth-password')
  expect((await rotateSecrets(product.database, keys)).sealed).toBe(1)
  const now = { current: keys.current, old: [] }
  expect(await Promise.all([one, two, three, four].map(({ id }) => passwordOf(id, now)))).toEqual([
    'first-password',
    'second-password',
    'third-password',
    'fourth-password',
  ])
})

it('names what opens with none of the keys, leaves it as it is, and seals the others', async () => {
  const [broken, whole] = [await stored('broken-password'), await stored('whole-password')]
  await product.database.exec(`update ad_network_credentials set crd_secret = crd_secret || 'AAAA'
    where crd_id_ad_network = ${broken.id} and crd_credential = 'password'`)
  const keys = rotated(product.app.secrets)
  expect(await rotateSecrets(product.database, keys)).toEqual({
    sealed: 1,
    unreadable: [{ id: expect.any(Number), network: broken.id, credential: 'password' }],
  })
  const sealed = (await credentialRows(product, broken.id)).at(-1)?.crd_secret ?? ''
  expect(sealed.startsWith(sealedBy(product.app.secrets.current))).toBe(true)
  expect(await passwordOf(whole.id, { current: keys.current, old: [] })).toBe('whole-password')
})

it('seals at once what a type makes secret, in each network of it, and says nothing of it any more', async () => {
  const open = 'CANARYlogin-of-before'
  const type = await aType(product, [asksFor('login'), asksFor('password')])
  const credentials = { login: open, password: 'its-password' }
  const of = { adn_id_ad_network_type: type.id, credentials }
  const [one, two] = [await aStoredNetwork(product, admin, of), await aStoredNetwork(product, admin, of)]
  const other = await stored('another-password')
  const ant_fields = [asksFor('login', { secret: true }), asksFor('password')]
  const changed = await product.call('POST', `/adNetworkType/${type.id}`, { token: admin, body: { ant_fields } })
  expect(changed.status).toBe(200)
  for (const { id } of [one, two]) {
    const [login] = await credentialRows(product, id)
    const set = await setOf(product.database.read, login?.crd_id_set ?? null)
    expect(login).toMatchObject({ crd_credential: 'login', crd_value: null, crd_last_four: 'fore' })
    expect(login && set && readStored(product.app.secrets, set, login)).toBe(open)
  }
  expect((await credentialRows(product, other.id))[0]).toMatchObject({ crd_value: 'me', crd_secret: null })
  const { rows } = await sql`select 1 from ad_network_credentials where crd_value like '%CANARY%'
    union all select 1 from system_logs where slo_diffs::text like '%CANARY%'`.execute(product.database.unaudited)
  expect(rows).toEqual([])
})
