import type { ReportRow } from '@candela/shared-contract'
import type { KyselyPlugin } from 'kysely'
import { somebodyWith } from '../../../test/people'
import { changeOf, dayOf, firstOf, MONTH_OF_ROWS, ownRows, ROW_PAIRS } from '../../../test/rows'

const { product, call, aSite } = ownRows()

it('two who say at the same moment that they looked at a row both come through', async () => {
  for (const nth of [22, 23, 24, 25]) {
    const { list, token, site } = await aSite([{ day: dayOf(nth), impressions: 5_000 }])
    const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
    const seen = { rows: (await list()).map(({ id, updated_at }) => ({ id, updated_at })), payload: { filters } }
    const say = () => call('POST', '/adNetworkReport/bulk', { action: 'acknowledge', ...seen }, token)
    expect((await Promise.all([say(), say()])).map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).map(row => row.is_acknowledged)).toEqual([true])
  }
})

it('rows are marked as seen in as many statements as one row is', async () => {
  const formats = ['top', 'side', 'under', 'scroll', 'video'] as const
  const { list, token, site } = await aSite(formats.map(format => ({ day: dayOf(9), format, impressions: 5_000 })))
  const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
  const rows = (await list()).map(({ id, updated_at }) => ({ id, updated_at }))
  const statementsFor = async (some: typeof rows): Promise<number> => {
    const { database } = product()
    const { longTransaction } = database
    let count = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    database.longTransaction = act => longTransaction((trx, copyIn) => act(trx.withPlugin(counting), copyIn))
    try {
      const body = { action: 'acknowledge', rows: some, payload: { filters } }
      expect((await call('POST', '/adNetworkReport/bulk', body, token)).body).toMatchObject({ done: some.length })
    } finally {
      database.longTransaction = longTransaction
    }
    return count
  }
  const one = await statementsFor(rows.slice(0, 1))
  expect(await statementsFor(rows.slice(1))).toBe(one)
})

describe('rows that a colleague marked as seen', () => {
  const seenBy = async (token: string, rows: readonly ReportRow[], note?: string) => {
    const payload = { ...(note && { note }), filters: { period: MONTH_OF_ROWS } }
    const asked = rows.map(({ id, updated_at }) => ({ id, updated_at }))
    return call('POST', '/adNetworkReport/bulk', { action: 'acknowledge', rows: asked, payload }, token)
  }
  const undo = async (token: string, transaction: unknown) =>
    call('POST', '/adNetworkReport/bulk', { action: 'undo', payload: { transaction } }, token)
  const saidOf = async (keys: readonly string[]) => {
    const { read } = product().database
    const said = await read
      .selectFrom('report_acknowledgements')
      .where('rak_key', 'in', keys)
      .select(['rak_id_user', 'rak_note'])
      .orderBy('id')
      .execute()
    return said.map(({ rak_id_user, rak_note }) => [rak_id_user, rak_note])
  }

  it('stay as they said it, and taking the rest back leaves them', async () => {
    const { list, token, manager } = await aSite([{ day: dayOf(5) }, { day: dayOf(6) }])
    const colleague = await somebodyWith(product(), ROW_PAIRS, 'all')
    const rows = await list()
    const keys = rows.map(({ anr_key }) => anr_key)
    await seenBy(colleague.token, rows.slice(0, 1), 'Asked the network')
    const mine = await seenBy(token, rows)
    expect(mine.body).toMatchObject({ done: 1, refused: [{ id: rows[0]?.id, code: 'rowSeen' }] })
    expect(await saidOf(keys)).toEqual([
      [colleague.id, 'Asked the network'],
      [manager.id, null],
    ])
    expect((await undo(token, mine.body.transaction)).body).toMatchObject({ done: 1, refused: [] })
    expect(await saidOf(keys)).toEqual([[colleague.id, 'Asked the network']])
  })

  it('after they became something else are theirs, whoever saw them before', async () => {
    const { list, token } = await aSite([{ day: dayOf(5) }])
    const colleague = await somebodyWith(product(), ROW_PAIRS, 'all')
    const row = firstOf(await list())
    const mine = await seenBy(token, [row])
    await call('POST', `/adNetworkReport/${row.anr_key}`, changeOf(row, { anr_impressions: 5_000 }), token)
    expect((await seenBy(colleague.token, await list(), 'Still odd')).body).toMatchObject({ done: 1, refused: [] })
    expect((await undo(token, mine.body.transaction)).body).toMatchObject({ done: 0, refused: [{ code: 'stale' }] })
    expect(await saidOf([row.anr_key])).toEqual([[colleague.id, 'Still odd']])
  })
})
