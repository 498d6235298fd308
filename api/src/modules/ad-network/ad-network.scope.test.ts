import type { HistoryAnswer, NetworkAccess, SystemLog } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import {
  aStoredNetwork,
  aType,
  changeNetwork,
  credentialRows,
  getNetwork,
  listNetworks,
  networkIn,
  somebodyForNetworks,
} from '../../../test/ad-networks'
import { askList } from '../../../test/lists'
import { anOrder } from '../../../test/orders'
import { type Product, startProduct } from '../../../test/product'
import { firstError } from '../../../test/websites'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const update = (id: number, body: object, token = admin) => changeNetwork(product, token, id, body)
const accessOf = async (id: number, token: string): Promise<NetworkAccess | null> =>
  networkIn(await getNetwork(product, token, id)).access
/** What each action of its history changed, the newest first. */
const told = async (id: number, token: string) => {
  const { body } = await product.call('GET', `/adNetwork/${id}/history`, { token })
  return (body as unknown as HistoryAnswer).data.map(({ changes }) =>
    changes.map(({ field, after }) => [field, after] as const),
  )
}
const statusesTold = async (id: number, token: string) =>
  (await told(id, token)).flatMap(changes => changes.flatMap(([field, after]) => (field === 'adn_status' ? after : [])))
const websitesTold = async (id: number, token: string) => {
  const { body } = await product.call('GET', `/adNetwork/${id}/history`, { token })
  const changes = (body as unknown as HistoryAnswer).data.flatMap(action => action.changes)
  return changes.flatMap(({ field, before, after }) => (field === 'adn_id_website' ? [before, after] : []))
}

const logged = (id: number, token: string) =>
  askList<SystemLog>(product, '/systemLog/list', token, {
    filters: { slo_type: ['ad network'], slo_object_id: [String(id)] },
  })

/** A manager with a website of theirs, and a website of somebody else's. */
const twoAccounts = async () => {
  const manager = await somebodyForNetworks(product, 'managed')
  const [mine, foreign] = [await anAccount(product, { managers: [manager.id] }), await anAccount(product)]
  return {
    manager,
    account: { mine: mine.id, foreign: foreign.id },
    website: { mine: (await aWebsiteOf(product, mine.id)).id, foreign: (await aWebsiteOf(product, foreign.id)).id },
  }
}

const switchTwice = async (id: number) => {
  await update(id, { adn_status: 'Pausado' })
  await update(id, { adn_status: 'Em exibição' })
}

describe('what an ad network was before it was theirs', () => {
  it('is told to nobody new, where the network went to a website of theirs', async () => {
    const { manager, website } = await twoAccounts()
    const { id } = await aStoredNetwork(product, admin, { adn_id_website: website.foreign })
    await switchTwice(id)
    await update(id, { adn_id_website: website.mine })
    await update(id, { adn_status: 'Pausado' })
    expect(await told(id, manager.token)).toEqual([[['adn_status', 'Pausado']]])
    expect((await logged(id, manager.token)).total).toBe(1)
    expect(await statusesTold(id, admin)).toEqual(['Pausado', 'Em exibição', 'Pausado', 'Em exibição'])
  })

  it('is told to nobody new, where its website moved to an account of theirs', async () => {
    const { manager, website, account } = await twoAccounts()
    const { id } = await aStoredNetwork(product, admin, { adn_id_website: website.foreign })
    await switchTwice(id)
    const move = { anw_account_id: account.mine }
    expect((await product.call('POST', `/website/${website.foreign}`, { token: admin, body: move })).status).toBe(200)
    await update(id, { adn_status: 'Pausado' })
    expect(await told(id, manager.token)).toEqual([[['adn_status', 'Pausado']]])
  })

  it('is told of their own time and of no later one, where it serves any website by now', async () => {
    const { manager, website } = await twoAccounts()
    const { id } = await aStoredNetwork(product, admin, { adn_id_website: website.mine })
    await update(id, { adn_id_website: website.foreign })
    await update(id, { adn_status: 'Pausado' })
    await update(id, { adn_id_website: null })
    await update(id, { adn_status: 'Em exibição' })
    expect(await statusesTold(id, manager.token)).toEqual(['Em exibição', 'Em exibição'])
    // Which website it went to is the other account's to know.
    const { anw_name } = await product.database.read
      .selectFrom('websites')
      .where('id', '=', website.foreign)
      .select('anw_name')
      .executeTakeFirstOrThrow()
    expect(await websitesTold(id, manager.token)).not.toContain(anw_name)
    expect(await websitesTold(id, admin)).toContain(anw_name)
    expect(await statusesTold(id, admin)).toHaveLength(3)
  })

  it('does not come back to them either', async () => {
    const { manager, website } = await twoAccounts()
    const { id } = await aStoredNetwork(product, admin, { adn_id_website: website.foreign })
    await update(id, { adn_name: 'Renamed by somebody else' })
    const { body } = await product.call('GET', `/adNetwork/${id}/history`, { token: admin })
    const [action] = (body as unknown as HistoryAnswer).data
    await update(id, { adn_id_website: website.mine })
    const back = { transaction: action?.slo_transaction_hash }
    const revert = await product.call('POST', `/adNetwork/${id}/revert`, { token: manager.token, body: back })
    expect(revert.status).toBe(404)
  })
})

describe('the access of an ad network', () => {
  it('is told in its history to whom the network shows it, and to nobody else', async () => {
    const { manager, website } = await twoAccounts()
    const fieldsTold = async (id: number) => {
      await update(id, { adn_status: 'Pausado', credentials: { login: 'another', password: 'another-password' } })
      return (await told(id, manager.token))[0]?.map(([field]) => field).toSorted()
    }
    const [own, any] = [
      await aStoredNetwork(product, admin, { adn_id_website: website.mine }),
      await aStoredNetwork(product, admin),
    ]
    expect(await accessOf(any.id, manager.token)).toBeNull()
    expect(await fieldsTold(any.id)).toEqual(['adn_status'])
    expect(await fieldsTold(own.id)).toEqual(
      ['adn_access_changed_at', 'adn_status', 'crd_credential', 'crd_credential', 'crd_secret', 'crd_value'].toSorted(),
    )
    const { rows } = await logged(any.id, manager.token)
    expect(rows.map(({ slo_table_name }) => slo_table_name)).not.toContain('ad_network_credentials')
    expect(rows.flatMap(({ fields }) => fields)).not.toContain('adn_access_changed_at')
  })

  it('names who stored it to those who may know them', async () => {
    const { manager, website } = await twoAccounts()
    const { id } = await aStoredNetwork(product, admin, { adn_id_website: website.mine })
    const storedBy = async (token: string) =>
      (await accessOf(id, token))?.stored.map(({ credential, changed_by }) => [credential, changed_by?.label ?? null])
    const me = { id: manager.id, label: expect.any(String) }
    expect(await storedBy(admin)).toEqual([
      ['login', expect.any(String)],
      ['password', expect.any(String)],
    ])
    expect(await storedBy(manager.token)).toEqual([
      ['login', null],
      ['password', null],
    ])
    await update(id, { credentials: { password: 'a-word-of-mine' } }, manager.token)
    expect((await accessOf(id, manager.token))?.stored.map(({ changed_by }) => changed_by)).toEqual([null, me])
  })

  it('is used by what was removed too, as long as that can come back', async () => {
    const { manager, website } = await twoAccounts()
    const type = (await aType(product)).id
    const foreign = await aStoredNetwork(product, admin, {
      adn_id_ad_network_type: type,
      adn_id_website: website.foreign,
    })
    const own = await aStoredNetwork(product, admin, {
      adn_id_ad_network_type: type,
      adn_id_website: website.mine,
      adn_domain: undefined,
      credentials: {},
      credentialsOf: foreign.id,
    })
    await product.call('DELETE', `/adNetwork/${foreign.id}`, { token: admin })
    expect(await accessOf(own.id, manager.token)).toMatchObject({ shared_with: [], shared_beyond: 1 })
    const body = { credentials: { password: 'taken-over' } }
    const before = await credentialRows(product, own.id)
    expect(firstError(await update(own.id, body, manager.token))).toEqual([422, 'credentials', 'sharedBeyond'])
    expect(await credentialRows(product, own.id)).toEqual(before)
    await product.database.exec(
      `update ad_networks set deleted_at = now() - interval '31 days' where id = ${foreign.id}`,
    )
    expect(await accessOf(own.id, manager.token)).toMatchObject({ shared_beyond: 0 })
    expect((await update(own.id, body, manager.token)).status).toBe(200)
  })
})

describe('the order that an ad network is of', () => {
  const orders = async () => {
    const { website, ...people } = await twoAccounts()
    const [mine, foreign] = [
      await anOrder(product, { ord_id_website: website.mine }),
      await anOrder(product, { ord_id_website: website.foreign }),
    ]
    return { ...people, website, mine, foreign }
  }

  it('is one in reach: another one, and one that is gone, are refused by name of the field', async () => {
    const { manager, website, mine, foreign } = await orders()
    const { id } = await aStoredNetwork(product, admin, { adn_id_website: website.mine })
    const say = (adn_id_order: number | null, token = manager.token) => update(id, { adn_id_order }, token)
    expect(firstError(await say(foreign.id))).toEqual([422, 'adn_id_order', 'notAnOption'])
    expect(networkIn(await say(mine.id))).toMatchObject({ adn_id_order: mine.id, ord_name: mine.ord_name })
    expect(networkIn(await say(null))).toMatchObject({ adn_id_order: null, ord_name: null })
    const gone = await anOrder(product, { deleted_at: '2026-01-01T00:00:00Z' })
    expect(firstError(await say(gone.id, admin))).toEqual([422, 'adn_id_order', 'notAnOption'])
  })

  it('is named in lists and found by, as far as the reader reaches it', async () => {
    const { manager, foreign } = await orders()
    // A network that serves any website is everybody's to read; its order is not.
    const { id } = await aStoredNetwork(product, admin, { adn_id_order: foreign.id })
    const rows = async (token: string) =>
      (await listNetworks(product, token, { filters: { adn_id_order: [String(foreign.id)] } })).rows
    expect(await rows(admin)).toMatchObject([{ id, adn_id_order: foreign.id, ord_name: foreign.ord_name }])
    expect(await rows(manager.token)).toEqual([])
    expect(networkIn(await getNetwork(product, manager.token, id))).toMatchObject({
      adn_id_order: null,
      ord_name: null,
    })
  })

  it('stays while it is out of reach or gone, until somebody says another one', async () => {
    const { website, mine } = await orders()
    const { id } = await aStoredNetwork(product, admin, { adn_id_website: website.mine, adn_id_order: mine.id })
    await product.call('DELETE', `/order/${mine.id}`, { token: admin })
    expect(networkIn(await update(id, { adn_status: 'Pausado' }))).toMatchObject({ adn_id_order: null })
    await product.call('POST', `/order/${mine.id}/restore`, { token: admin })
    expect(networkIn(await getNetwork(product, admin, id))).toMatchObject({ ord_name: mine.ord_name })
  })
})
