import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aNetwork, aRun, EXPIRED, ofNetworks, ownRuns, SLOW } from '../../../test/api-logs'
import { fileOf } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'

const READS = ['apiLog.list', 'apiLog.get'] as const

const { product, admin, list, incidents, get } = ownRuns()

describe('who sees which', () => {
  const RESTATED = { restated: { USD: 5_000_000n }, rows: { new: 0, changed: 1, unchanged: 0 } } as const

  it('managers: of the websites below their accounts, and of networks for any website without money', async () => {
    const manager = await somebodyWith(product(), READS, 'managed')
    const mine = await anAccount(product(), { managers: [manager.id] })
    const [website, foreign] = [
      await aWebsiteOf(product(), mine.id),
      await aWebsiteOf(product(), (await anAccount(product())).id),
    ]
    const networks = {
      mine: await aNetwork(product(), { website: website.id, name: 'Reach mine' }),
      foreign: await aNetwork(product(), { website: foreign.id, name: 'Reach foreign' }),
      any: await aNetwork(product(), { name: 'Reach any' }),
    }
    const ids = {
      mine: await aRun(product(), networks.mine.id, RESTATED),
      foreign: await aRun(product(), networks.foreign.id, { ...EXPIRED }),
      any: await aRun(product(), networks.any.id, RESTATED),
    }
    const seen = async () =>
      Object.fromEntries(
        (await list({ search: 'reach' }, manager.token)).rows.map(row => [row.adn_name, row.apl_restated]),
      )
    expect(await seen()).toEqual({ 'Reach mine': { USD: '5.000000' }, 'Reach any': null })
    expect((await incidents({ search: 'reach' }, manager.token)).rows).toEqual([])
    const file = await fileOf(product(), '/apiLog/export', manager.token, {
      columns: ['adn_name', 'apl_restated'],
      search: 'reach any',
    })
    expect(file.text.split('\r\n')[1]).toBe('Reach any,')
    const asked = await product().call('GET', '/apiLog/choices?of=network&search=reach', { token: manager.token })
    expect(asked.body).toMatchObject([{ label: 'Reach any' }, { label: 'Reach mine' }])

    const any = (await get(ids.any, manager.token)).body.record
    expect([any.apl_restated, any.apl_answer, any.is_answer_hidden]).toEqual([null, null, true])
    expect((await get(ids.mine, manager.token)).body.record.apl_answer).not.toBeNull()
    const [hidden, absent] = [
      await product().call('GET', `/apiLog/${ids.foreign}`, { token: manager.token }),
      await product().call('GET', '/apiLog/987654321', { token: manager.token }),
    ]
    expect([hidden.status, absent.status]).toEqual([404, 404])
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...absent.body, requestId: '' })

    // What was before a website came to an account is neither of this account nor any more of the one before.
    const later = await anAccount(product(), { managers: [manager.id] })
    await product().database.exec(`update websites set anw_account_id = ${later.id} where id = ${website.id}`)
    expect(Object.keys(await seen())).toEqual(['Reach any'])
  })

  it('managers: nothing of a network that went to a website of somebody else, nor what it is called by now', async () => {
    const manager = await somebodyWith(product(), READS, 'managed')
    const [mine, foreign] = [await anAccount(product(), { managers: [manager.id] }), await anAccount(product())]
    const [website, other] = [await aWebsiteOf(product(), mine.id), await aWebsiteOf(product(), foreign.id)]
    const network = await aNetwork(product(), { website: website.id })
    const id = await aRun(product(), network.id, { ...SLOW, at: '2026-03-01T00:00:00Z' })
    expect((await incidents(ofNetworks(network.id), manager.token)).rows).toMatchObject([{ state: 'open' }])
    const body = { adn_id_website: other.id, adn_name: 'Called by somebody else' }
    expect((await product().call('POST', `/adNetwork/${network.id}`, { token: admin(), body })).status).toBe(200)
    await aRun(product(), network.id, { at: '2026-03-02T00:00:00Z' })
    expect((await list(ofNetworks(network.id), manager.token)).total).toBe(0)
    expect((await incidents(ofNetworks(network.id), manager.token)).total).toBe(0)
    expect((await get(id, manager.token)).status).toBe(404)
    const asked = await product().call('GET', '/apiLog/choices?of=network&search=called', { token: manager.token })
    expect(asked.body).toEqual([])
    expect((await list(ofNetworks(network.id))).total).toBe(2)
  })

  it('publishers: nothing, whatever right their group has', async () => {
    const publisher = await somebodyWith(product(), READS, 'own')
    const account = await anAccount(product(), { users: [publisher.id] })
    const website = await aWebsiteOf(product(), account.id)
    const id = await aRun(product(), (await aNetwork(product(), { website: website.id })).id, { ...EXPIRED })
    await aRun(product(), (await aNetwork(product())).id)
    expect((await list({}, publisher.token)).total).toBe(0)
    expect((await incidents({}, publisher.token)).total).toBe(0)
    expect((await get(id, publisher.token)).status).toBe(404)
  })
})
