import { randomUUID } from 'node:crypto'
import type { ApiLog } from '@candela/shared-contract'
import { aNetwork, aRun, EXPIRED, ofNetworks, ownRuns, SLOW } from '../../../test/api-logs'

const { product, list, incidents } = ownRuns()

describe('incidents', () => {
  const failing = (host: string) => ({
    ...SLOW,
    request: { method: 'GET', url: `https://${host}/r`, headers: {}, body: null },
  })
  const theirs = async (networks: number[], body: object = {}) =>
    (await incidents({ ...body, filters: { ...ofNetworks(...networks).filters } })).rows

  it('are failures of one cause in a row, of whatever networks, until each of them answers again', async () => {
    const [one, other] = [await aNetwork(product(), { name: 'Uno' }), await aNetwork(product(), { name: 'Due' })]
    const slow = failing('duna.example')
    await aRun(product(), one.id, { ...slow, at: '2026-03-01T01:00:00Z' })
    await aRun(product(), other.id, { ...slow, at: '2026-03-01T02:00:00Z' })
    await aRun(product(), one.id, { at: '2026-03-01T03:00:00Z' })
    await aRun(product(), other.id, { ...slow, at: '2026-03-02T02:00:00Z' })
    const [open, ...others] = await theirs([one.id, other.id])
    expect(others).toEqual([])
    expect(open).toMatchObject({
      state: 'open',
      resolved_at: null,
      runs_count: 3,
      networks_count: 2,
      first_at: expect.stringContaining('2026-03-01T01:00'),
      last_at: expect.stringContaining('2026-03-02T02:00'),
    })
    expect(open?.networks.map(({ label }) => label).sort()).toEqual(['Due', 'Uno'])

    await aRun(product(), other.id, { result: 'empty', at: '2026-03-03T02:00:00Z' })
    expect(await theirs([one.id])).toMatchObject([
      { state: 'resolved', resolved_at: expect.stringContaining('2026-03-03T02:00') },
    ])
    // What comes after that is another one, and what goes on comes first.
    await aRun(product(), one.id, { ...slow, at: '2026-03-09T02:00:00Z' })
    expect((await theirs([one.id])).map(({ state, runs_count }) => [state, runs_count])).toEqual([
      ['open', 1],
      ['resolved', 3],
    ])
  })

  it('have the runs that they count, also where one cause makes two of a day, and a run was tried again', async () => {
    const network = await aNetwork(product())
    const slow = failing('dois.example')
    const run = randomUUID()
    await aRun(product(), network.id, { ...slow, run, at: '2026-03-01T01:00:00Z' })
    await aRun(product(), network.id, { ...slow, run, attempt: 2, at: '2026-03-01T01:10:00Z' })
    await aRun(product(), network.id, { ...slow, at: '2026-03-01T02:00:00Z' })
    await aRun(product(), network.id, { at: '2026-03-01T03:00:00Z' })
    await aRun(product(), network.id, { ...slow, at: '2026-03-01T04:00:00Z' })
    const two = await theirs([network.id])
    const counted = two.map(({ id, runs_count }) => ({ id, runs_count })).toSorted((a, b) => a.id - b.id)
    const opened = async (...ids: number[]) => (await list({ filters: { incident: ids.map(String) } })).rows
    const startsOf = (rows: ApiLog[]) => rows.map(row => row.apl_started_at.slice(11, 16))
    expect(counted.map(({ runs_count }) => runs_count)).toEqual([2, 1])
    expect(startsOf(await opened(counted[0]?.id ?? 0))).toEqual(['02:00', '01:10'])
    expect(startsOf(await opened(counted[1]?.id ?? 0))).toEqual(['04:00'])
    expect(await opened(...counted.map(({ id }) => id))).toHaveLength(3)
    expect(await opened(987_654_321)).toEqual([])
  })

  it('are no retries that came through, and an answer to something else ends none', async () => {
    const [network, run] = [await aNetwork(product()), randomUUID()]
    await aRun(product(), network.id, { run, ...SLOW })
    await aRun(product(), network.id, { run, attempt: 2 })
    expect(await theirs([network.id])).toEqual([])
    await aRun(product(), network.id, { ...EXPIRED, at: '2026-03-01T00:00:00Z', operation: 'token' })
    await aRun(product(), network.id, { ...EXPIRED, at: '2026-03-01T00:00:00Z' })
    expect(await theirs([network.id])).toMatchObject([{ state: 'open', runs_count: 2 }])
  })

  it('are found, filtered, counted and sorted', async () => {
    const network = await aNetwork(product(), { name: 'Incidentally' })
    await aRun(product(), network.id, { ...EXPIRED, at: '2026-03-01T00:00:00Z' })
    const found = await incidents({ search: 'incidental', filters: { apl_result: ['auth_error'], state: ['open'] } })
    expect([found.total, found.counts.state]).toEqual([1, { open: 1, resolved: 0 }])
    expect((await incidents({ search: 'incidental', filters: { period: ['2026-04-01..2026-04-02'] } })).total).toBe(0)
    const one = found.rows[0]?.id ?? 0
    expect((await incidents({ filters: { incident: [String(one)] } })).rows.map(({ id }) => id)).toEqual([one])
    for (const field of ['first_at', 'last_at', 'runs_count', 'networks_count', 'apl_result'])
      expect((await incidents({ search: 'incidental', sort: [{ field, dir: 'asc' }] })).total).toBe(1)
    expect((await incidents({ sort: [{ field: 'names', dir: 'asc' }] })).status).toBe(422)
  })
})
