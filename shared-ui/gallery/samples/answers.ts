import { API_ROOT, type BulkAnswer } from '@candela/shared-contract'
import { LANTERNS, type Lantern, type LanternQuestion, lanternBulk, lanternExport, lanternList } from './lantern'

type Filters = NonNullable<LanternQuestion['filters']>

const matching = (search: string, filters: Filters) => (lantern: Lantern) =>
  lantern.name.toLowerCase().includes(search.toLowerCase()) &&
  (!filters.kind?.length || filters.kind.includes(lantern.kind)) &&
  (!filters.state?.length || filters.state.includes(lantern.state))

const countBy = (lanterns: readonly Lantern[], key: 'kind' | 'state'): Record<string, number> =>
  Object.fromEntries(
    [...new Set(lanterns.map(row => row[key]))].map(value => [
      value,
      lanterns.filter(row => row[key] === value).length,
    ]),
  )

const inOrder = (lanterns: Lantern[], sort: LanternQuestion['sort'] = []): Lantern[] =>
  lanterns.sort((a, b) => {
    for (const { field, dir } of sort) {
      const order = a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : 0
      if (order) return dir === 'desc' ? -order : order
    }
    return a.id - b.id
  })

const answer = ({ search = '', filters = {}, sort, page = 1, perPage = 100 }: LanternQuestion) => {
  const found = inOrder(LANTERNS.filter(matching(search, filters)), sort)
  const counts = { state: countBy(LANTERNS.filter(matching(search, { ...filters, state: [] })), 'state') }
  return {
    data: found.slice((page - 1) * perPage, page * perPage),
    meta: { total: found.length, page, perPage, asOf: '2026-11-20T12:00:00.000Z', counts },
  }
}

const [stubborn] = LANTERNS

const BULK: BulkAnswer = {
  transaction: '0190a0a0-0000-7000-8000-000000000000',
  done: 2,
  refused: stubborn
    ? [{ id: stubborn.id, label: stubborn.name, code: 'ownRecord', message: 'This one has to stay lit' }]
    : [],
}

/** The gallery has no server behind it: what screens of the samples ask is answered in the page. */
export const answerSamples = (): void => {
  const beyond = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    switch (new URL(request.url).pathname.replace(API_ROOT, '')) {
      case lanternList.path:
        return Response.json(answer((await request.json()) as LanternQuestion))
      case lanternBulk.path:
        return Response.json(BULK)
      case lanternExport.path:
        return new Response(LANTERNS.map(({ name }) => name).join('\n'))
      default:
        return beyond(request)
    }
  }
}
