import { randomUUID } from 'node:crypto'
import { toDay } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aNetwork, aRun, EXPIRED, ofNetworks, ownRuns, SLOW } from '../../../test/api-logs'
import { fileOf } from '../../../test/csv'
import { wrongIn } from '../../../test/product'
import type { GivenAnswer, SentRequest } from '../../platform/redact'

const { product, admin, list, get } = ownRuns()
const days = { from: toDay('2026-03-01'), to: toDay('2026-03-02') }

describe('an attempt that is recorded', () => {
  it('is kept with what the network was then, and what it brought', async () => {
    const account = await anAccount(product())
    const website = await aWebsiteOf(product(), account.id)
    const network = await aNetwork(product(), { website: website.id })
    await aRun(product(), network.id, {
      days,
      rows: { new: 5, changed: 2, unchanged: 33 },
      restated: { USD: -12_345_678n, BRL: 0n },
      at: '2026-03-03T05:00:00Z',
    })
    await product().database.exec(`update ad_networks set adn_id_website = null where id = ${network.id}`)
    const [row] = (await list(ofNetworks(network.id))).rows
    expect(row).toMatchObject({
      adn_name: network.adn_name,
      apl_id_website: website.id,
      anw_name: website.anw_name,
      apl_from: '2026-03-01',
      apl_to: '2026-03-02',
      duration: 1_250,
      apl_rows_in: 40,
      apl_rows_changed: 2,
      apl_restated: { USD: '-12.345678' },
      is_last: true,
    })
  })

  it('holds no secret, wherever one was in what was sent and answered', async () => {
    const network = await aNetwork(product())
    const secret = 'canary-pa55/word'
    const request: SentRequest = {
      method: 'POST',
      url: `https://u:${secret}@api.aurora.example/v2/${encodeURIComponent(secret)}?access_token=canary-query`,
      headers: { authorization: 'Bearer canary-bearer', 'x-any': secret },
      body: 'client_secret=canary-form&from=2026-03-01',
    }
    const answer: GivenAnswer = {
      headers: { 'set-cookie': 'sid=canary-cookie' },
      body: JSON.stringify({ refresh_token: 'canary-json', note: `for ${secret}\0`, half: '\ud800' }),
    }
    const error = { code: 'access_denied', text: `no account for ${secret}` } as const
    const id = await aRun(product(), network.id, { ...EXPIRED, error, request, answer, secrets: [secret] })
    const { record } = (await get(id)).body
    expect(record.apl_error_text).toBe('no account for [redacted]')
    expect(record.apl_request?.body).toBe('client_secret=[redacted]&from=2026-03-01')
    const { rows } = await product()
      .database.read.selectFrom('api_logs')
      .selectAll()
      .where('id', '=', id)
      .execute()
      .then(found => ({ rows: JSON.stringify(found) }))
    expect(rows).not.toMatch(/canary/)
  })

  it('of a network that is not there is refused, and leaves nothing', async () => {
    await expect(aRun(product(), 987_654_321)).rejects.toThrow('no ad network')
  })

  it('comes once: the same attempt of a run is no second row', async () => {
    const [network, run] = [await aNetwork(product()), randomUUID()]
    await aRun(product(), network.id, { run })
    await expect(aRun(product(), network.id, { run })).rejects.toMatchObject({ code: '23505' })
    const { rows } = await list(ofNetworks(network.id))
    expect(rows).toHaveLength(1)
  })

  it('leaves no row in the trail', async () => {
    const newest = () =>
      product()
        .database.read.selectFrom('system_logs')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst()
    const before = await newest()
    await aRun(product(), (await aNetwork(product())).id)
    expect(await newest()).toEqual(before)
  })
})

describe('the list', () => {
  it('is found by network and run, filtered and counted, and knows the last attempts', async () => {
    const [one, other] = [await aNetwork(product(), { name: 'Vento % Norte' }), await aNetwork(product())]
    const run = randomUUID()
    await aRun(product(), one.id, { run, ...SLOW, days, at: '2026-03-02T02:59:00Z' })
    await aRun(product(), one.id, { run, attempt: 2, days, at: '2026-03-02T03:10:00Z' })
    await aRun(product(), other.id, { ...EXPIRED, operation: 'token', at: '2026-03-05T03:10:00Z' })
    const total = async (filters: object, search?: string) =>
      (await list({ filters: { ...ofNetworks(one.id, other.id).filters, ...filters }, ...(search && { search }) }))
        .total
    expect(await total({}, 'vento %')).toBe(2)
    expect(await total({}, run.slice(0, 13).toUpperCase())).toBe(2)
    expect(await total({}, run.slice(3, 13))).toBe(0)
    expect(await total({ is_last: ['1'] })).toBe(2)
    expect(await total({ http_class: ['none'] })).toBe(1)
    expect(await total({ http_class: ['2xx', '4xx'] })).toBe(2)
    expect(await total({ apl_operation: ['token'] })).toBe(1)
    // 23:59 in São Paulo is the day before.
    expect(await total({ period: ['2026-03-01..2026-03-01'] })).toBe(1)
    expect(await total({ days: ['2026-03-02..2026-03-09'] })).toBe(2)
    expect(await total({ days: ['2026-03-03..2026-03-09'] })).toBe(0)
    const { rows, counts } = await list({
      ...ofNetworks(one.id, other.id),
      sort: [{ field: 'apl_attempt', dir: 'desc' }],
    })
    expect(rows.map(({ apl_attempt, is_last }) => [apl_attempt, is_last])).toEqual([
      [2, true],
      [1, true],
      [1, false],
    ])
    expect(counts.apl_result).toMatchObject({ ok: 1, timeout: 1, auth_error: 1, empty: 0 })
    expect((await list({ filters: { apl_result: ['timeout'] } })).counts.apl_result.ok).toBeGreaterThan(0)
  })

  it('is filtered by type, technology and website, which can be chosen among those that there are runs of', async () => {
    const website = await aWebsiteOf(product(), (await anAccount(product())).id)
    const network = await aNetwork(product(), { website: website.id })
    await aNetwork(product(), { name: 'Never asked' })
    await aRun(product(), network.id)
    const choices = async (query: string) =>
      (await product().call('GET', `/apiLog/choices?${query}`, { token: admin() })).body as unknown as {
        id: number
        label: string
      }[]
    expect(await choices(`of=network&search=${network.adn_name.toUpperCase()}`)).toEqual([
      { id: network.id, label: network.adn_name },
    ])
    expect(await choices('of=network&search=Never%20asked')).toEqual([])
    expect(await choices(`of=website&id=${website.id}`)).toEqual([{ id: website.id, label: website.anw_name }])
    const { adn_id_ad_network_type: type, adn_id_ad_network_category: technology } = await product()
      .database.read.selectFrom('ad_networks')
      .selectAll()
      .where('id', '=', network.id)
      .executeTakeFirstOrThrow()
    for (const filters of [
      { apl_id_website: [String(website.id)] },
      { apl_id_ad_network_type: [String(type)] },
      { adn_id_ad_network_category: [String(technology)] },
    ])
      expect((await list({ filters })).rows.map(row => row.apl_id_ad_network)).toEqual([network.id])
  })

  it('sorts by each of its columns, and comes page by page with every row once', async () => {
    const network = await aNetwork(product())
    for (let n = 0; n < 12; n += 1) await aRun(product(), network.id, { at: '2026-02-01T00:00:00Z' })
    const fields = ['adn_name', 'anw_name', 'ant_name', 'anc_name', 'apl_from', 'apl_http_status', 'apl_result']
    const more = ['apl_error', 'duration', 'apl_rows_in', 'apl_rows_new', 'apl_next_retry_at', 'apl_operation']
    for (const field of [...fields, ...more])
      expect((await list({ ...ofNetworks(network.id), sort: [{ field, dir: 'desc' }] })).total).toBe(12)
    const pages = await Promise.all([1, 2, 3].map(page => list({ ...ofNetworks(network.id), page, perPage: 5 })))
    expect(new Set(pages.flatMap(({ rows }) => rows.map(row => row.id))).size).toBe(12)
  })

  it.each([
    [{ sort: [{ field: 'apl_restated', dir: 'asc' }] }, 'sort.0.field'],
    [{ filters: { apl_result: ['fine'] } }, 'filters.apl_result.0'],
    [{ filters: { http_class: ['6xx'] } }, 'filters.http_class.0'],
    [{ filters: { apl_id_ad_network: ['1 or 1'] } }, 'filters.apl_id_ad_network.0'],
    [{ filters: { days: ['2026-03-02..2026-03-01'] } }, 'filters.days.0'],
    [{ filters: { secret: ['1'] } }, 'filters.secret'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await product().call('POST', '/apiLog/list', { token: admin(), body })
    expect(wrongIn(answer)?.map(error => error.field)).toEqual([field])
  })

  it('is a file too, with the words of the screen', async () => {
    const network = await aNetwork(product(), { name: '=cmd|A1' })
    await aRun(product(), network.id, {
      restated: { USD: -1_500_000n, EUR: 2_000_000n },
      rows: { new: 1, changed: 1, unchanged: 0 },
    })
    await aRun(product(), network.id, { ...SLOW, at: '2026-03-01T00:00:00Z' })
    const columns = [
      'adn_name',
      'anw_name',
      'apl_http_status',
      'apl_result',
      'apl_error',
      'apl_rows_in',
      'apl_restated',
    ]
    const answer = await fileOf(product(), '/apiLog/export', admin(), { columns, ...ofNetworks(network.id) })
    expect(answer.headers['content-disposition']).toMatch(/api-log_\d{8}-\d{4}\.csv/)
    expect(answer.text.split('\r\n').slice(1, 3)).toEqual([
      `'=cmd|A1,Any website,200,OK,,2,"EUR 2.000000; USD -1.500000"`,
      "'=cmd|A1,Any website,none,Too slow,The network did not answer in time,0,",
    ])
  })
})

it('a network is found by what it is called now, with its runs of before; their type and website stay those of then', async () => {
  const website = await aWebsiteOf(product(), (await anAccount(product())).id)
  const network = await aNetwork(product(), { name: 'Called so then', website: website.id })
  const run = await aRun(product(), network.id)
  const { ant_name } = (await get(run)).body.record
  const other = await aNetwork(product())
  await product().database.exec(`update ad_networks set adn_name = 'Called so now', adn_id_website = null,
    adn_id_ad_network_type = (select adn_id_ad_network_type from ad_networks where id = ${other.id})
    where id = ${network.id}`)
  expect((await list({ search: 'called so then' })).total).toBe(0)
  expect((await list({ search: 'called so now' })).rows).toMatchObject([
    { id: run, adn_name: 'Called so now', ant_name, anw_name: website.anw_name },
  ])
})

it('one attempt comes with those of its run, and with what was sent and answered', async () => {
  const [network, run] = [await aNetwork(product()), randomUUID()]
  const first = await aRun(product(), network.id, {
    run,
    ...SLOW,
    nextRetryAt: new Date('2026-03-01T00:05:00Z'),
    at: '2026-03-01T00:00:00Z',
  })
  const second = await aRun(product(), network.id, { run, attempt: 2, at: '2026-03-01T00:05:00Z' })
  const { record, attempts } = (await get(first)).body
  expect(record).toMatchObject({
    apl_result: 'timeout',
    apl_cause: 'timeout no_answer api.aurora.example',
    apl_request: { method: 'GET', url: 'https://api.aurora.example/v2/report' },
    apl_answer: null,
    is_answer_hidden: false,
    answered_at: expect.stringContaining('2026-03-01T00:05'),
  })
  expect(attempts.map(({ id, apl_result }) => [id, apl_result])).toEqual([
    [first, 'timeout'],
    [second, 'ok'],
  ])
  const { apl_answer, answered_at } = (await get(second)).body.record
  expect(apl_answer?.body).toBe('{\n  "rows": []\n}')
  expect(answered_at).toBeNull()
  expect((await get(987_654_321)).status).toBe(404)
})

it('what is older than 180 days is not stored for long', async () => {
  const { chores } = await import('../../chores')
  const { keepHouse } = await import('../../platform/housekeeping')
  const network = await aNetwork(product())
  const ago = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  await aRun(product(), network.id, { at: ago(181) })
  const young = await aRun(product(), network.id, { at: ago(179) })
  await keepHouse(product().database, product().app.log, chores)
  expect((await list(ofNetworks(network.id))).rows.map(({ id }) => id)).toEqual([young])
})
