import { defineEndpoint, type Endpoint } from '@candela/shared-contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { defineEntity } from './entity'
import { useEntityCache } from './useEntityCache'

const endpoint = (method: Endpoint['method'], path: Endpoint['path']) =>
  defineEndpoint({ method, path, summary: path, access: 'user.list', effect: 'read', failure: 'get' })

const LANTERN = defineEntity(
  {
    list: endpoint('POST', '/lantern/list'),
    simpleList: endpoint('GET', '/lantern/simpleList'),
    get: endpoint('GET', '/lantern/:id'),
    store: endpoint('POST', '/lantern'),
    update: endpoint('POST', '/lantern/:id'),
    destroy: endpoint('DELETE', '/lantern/:id'),
    restore: endpoint('POST', '/lantern/:id/restore'),
    history: endpoint('GET', '/lantern/:id/history'),
    revert: endpoint('POST', '/lantern/:id/revert'),
  },
  {
    name: 'lantern',
    path: '/lantern',
    nameOf: ({ id }) => String(id),
    shownIn: [endpoint('POST', '/shelf/list')],
  },
)

const LIST = ['POST /lantern/list', {}]
const SHELVES = ['POST /shelf/list', {}]
const HISTORY = ['GET /lantern/:id/history', { params: { id: '7' } }]
const keyOf = (id: number) => LANTERN.query(id).queryKey
const answer = (updated_at: string) =>
  ({ record: { id: 7, updated_at }, can: { update: true, destroy: true } }) as never

const someCache = () => {
  const client = new QueryClient()
  const keys = [LIST, SHELVES, HISTORY, keyOf(7), keyOf(8)]
  for (const key of keys) client.setQueryData(key, answer('before'))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useEntityCache(LANTERN), { wrapper })
  return { cache: result.current, client, forgotten: () => keys.map(key => client.getQueryState(key)?.isInvalidated) }
}

test('what was written is shown without being asked for, and all that is said of it is asked for anew', async () => {
  const { cache, client, forgotten } = someCache()
  await cache.keep(answer('later'))
  expect(client.getQueryData(keyOf(7))).toEqual(answer('later'))
  expect(forgotten()).toEqual([true, true, true, false, false])
})

test('a record that could not be taken back is asked for anew, since somebody else may have changed it', async () => {
  const { cache, forgotten } = someCache()
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('gone'))
  await expect(cache.revert({ id: 7, updated_at: 'before' } as never, 'hash')).rejects.toMatchObject({
    code: 'network',
  })
  expect(forgotten()).toEqual([false, false, true, true, true])
})

test('after many were written nothing of before is shown', async () => {
  const { cache, client, forgotten } = someCache()
  await cache.forgetMany()
  expect(forgotten().slice(0, 3)).toEqual([true, true, true])
  expect([7, 8].map(id => client.getQueryData(keyOf(id)))).toEqual([undefined, undefined])
})
