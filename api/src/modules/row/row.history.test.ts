import type { OneTechnology, ReportRow, ReportRowHistoryEntry } from '@candela/shared-contract'
import { aNetwork } from '../../../test/brought-facts'
import { broughtRows, changeOf, dayOf, firstOf, MONTH_OF_ROWS, ownRows } from '../../../test/rows'

const { product, call, aSite } = ownRows()

const historyOf = async ({ anr_key }: ReportRow, token: string): Promise<ReportRowHistoryEntry[]> => {
  const { body } = await call('GET', `/adNetworkReport/${anr_key}/history`, undefined, token)
  return body as unknown as ReportRowHistoryEntry[]
}

it('what a row was before is told as well once its technology was merged into another one', async () => {
  const { list, token, network } = await aSite([{ day: dayOf(26) }])
  const key = async () => firstOf(await list()).anr_key
  const before = await key()
  const corrected = changeOf(firstOf(await list()), { anr_value: '5', reason: 'Corrected' })
  expect((await call('POST', `/adNetworkReport/${before}`, corrected, token)).status).toBe(200)
  const told = async () => {
    const entries = await historyOf(firstOf(await list()), token)
    return entries.map(({ reason }) => reason)
  }
  expect(await told()).toEqual(['Corrected'])
  const admin = await product().signIn('admin@candela.example')
  const mergeInto = async (from: number, into: number) => {
    const { body } = await call('GET', `/adNetworkCategory/${from}`, undefined, admin)
    const { updated_at } = (body as unknown as OneTechnology).record
    expect((await call('POST', `/adNetworkCategory/${from}/merge`, { into, updated_at }, admin)).status).toBe(200)
  }
  const [second, third] = [await aNetwork(product()), await aNetwork(product())]
  await mergeInto(network.technology, second.technology)
  await mergeInto(second.technology, third.technology)
  expect(await key()).not.toBe(before)
  expect(await told()).toEqual(['Corrected'])
})

it('what an ad network reports again is told as sums of its day, and the row that stayed says nothing of its own', async () => {
  const day = dayOf(27)
  const { list, token, site, network } = await aSite([{ day }, { day, format: 'side', value: 490_000_000 }])
  await broughtRows(product(), site.id, network, [{ day }, { day, format: 'side', value: 470_000_000 }])
  const row = firstOf(await list({ anr_format: ['top'] }))
  expect(row.anr_value).toBe('10.000000')
  expect(await historyOf(row, token)).toMatchObject([
    {
      kind: 'import',
      changes: [
        { field: 'valueOfDay', before: 'BRL 500.000000', after: 'BRL 480.000000' },
        { field: 'netOfDay', before: 'BRL 400.000000', after: 'BRL 384.000000' },
      ],
    },
  ])
})

it('of an action that was taken back in part, the rows that stayed say nothing of it and can follow later', async () => {
  const { list, token, site } = await aSite([{ day: dayOf(3) }, { day: dayOf(4) }])
  const filters = { period: MONTH_OF_ROWS, anr_id_website: [String(site.id)] }
  const bulk = (body: object) => call('POST', '/adNetworkReport/bulk', body, token)
  const shift = await bulk({
    action: 'currency',
    rows: (await list()).map(({ id, updated_at }) => ({ id, updated_at })),
    payload: { anr_currency: 'USD', reason: 'They pay in dollars', filters },
  })
  const later = firstOf((await list()).filter(row => row.anr_date === dayOf(4)))
  const changed = await call(
    'POST',
    `/adNetworkReport/${later.anr_key}`,
    changeOf(later, { anr_impressions: 1 }),
    token,
  )
  const undone = await bulk({ action: 'undo', payload: { transaction: shift.body.transaction } })
  expect(undone.body).toMatchObject({ done: 1, refused: [{ code: 'stale' }] })
  const told = async (day: string) => {
    const entries = await historyOf(firstOf((await list()).filter(row => row.anr_date === day)), token)
    return entries.map(({ kind, is_undone }) => ({ kind, is_undone }))
  }
  expect(await told(dayOf(3))).toEqual([
    { kind: 'undo', is_undone: false },
    { kind: 'currency', is_undone: true },
  ])
  expect(await told(dayOf(4))).toEqual([
    { kind: 'update', is_undone: false },
    { kind: 'currency', is_undone: false },
  ])
  const again = () => bulk({ action: 'undo', payload: { transaction: shift.body.transaction } })
  expect((await again()).body).toMatchObject({ done: 0, refused: [{ code: 'stale' }] })
  await bulk({ action: 'undo', payload: { transaction: changed.body.transaction } })
  expect((await again()).body).toMatchObject({ done: 1, refused: [] })
  expect((await list()).map(({ anr_currency }) => anr_currency)).toEqual(['BRL', 'BRL'])
  expect((await again()).status).toBe(409)
})
