import { defineEndpoint, type Endpoint } from '@candela/shared-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { aQueryClient } from '../../testing/aQueryClient'
import { defineEntity } from './entity'
import { useEntityCache } from './useEntityCache'

const endpoint = (method: Endpoint['method'], path: Endpoint['path']) =>
  defineEndpoint({ method, path, summary: path, access: 'user.list', effect: 'read', failure: 'get' })

const CALLS = {
  list: endpoint('POST', '/lantern/list'),
  get: endpoint('GET', '/lantern/:id'),
  store: endpoint('POST', '/lantern'),
  update: endpoint('POST', '/lantern/:id'),
  destroy: endpoint('DELETE', '/lantern/:id'),
  restore: endpoint('POST', '/lantern/:id/restore'),
  history: endpoint('GET', '/lantern/:id/history'),
  revert: endpoint('POST', '/lantern/:id/revert'),
}
const RULES = {
  name: 'lantern',
  path: '/lantern',
  nameOf: ({ id }: { id: number }) => String(id),
  shownIn: [endpoint('POST', '/shelf/list')],
} as const
const LANTERN = defineEntity(CALLS, RULES)
/** They are chosen elsewhere as well. */
const CHOSEN = defineEntity({ ...CALLS, simpleList: endpoint('GET', '/lantern/simpleList') }, RULES)

const LIST = ['POST /lantern/list', {}]
const CHOICES = ['GET /lantern/simpleList', {}]
const SHELVES = ['POST /shelf/list', {}]
const HISTORY = ['GET /lantern/:id/history', { params: { id: '7' } }]
const keyOf = (id: number) => LANTERN.query(id).queryKey
const answer = (updated_at: string) =>
  ({ record: { id: 7, updated_at }, can: { update: true, destroy: true } }) as never

const someCache = (entity: typeof LANTERN | typeof CHOSEN = LANTERN) => {
  const client = aQueryClient()
  const keys = [LIST, SHELVES, HISTORY, keyOf(7), keyOf(8), CHOICES]
  for (const key of keys) client.setQueryData(key, answer('before'))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useEntityCache(entity), { wrapper })
  return { cache: result.current, client, forgotten: () => keys.map(key => client.getQueryState(key)?.isInvalidated) }
}

test('what was written is shown without being asked for, and all that is said of it is asked for anew', async () => {
  const { cache, client, forgotten } = someCache()
  await cache.cacheSaved(answer('later'))
  expect(client.getQueryData(keyOf(7))).toEqual(answer('later'))
  expect(forgotten().slice(0, 5)).toEqual([true, true, true, false, false])
})

test('a record that could not be taken back is asked for anew, since somebody else may have changed it', async () => {
  const { cache, forgotten } = someCache()
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('gone'))
  await expect(cache.callRevert({ id: 7, updated_at: 'before' } as never, 'hash')).rejects.toMatchObject({
    code: 'network',
  })
  expect(forgotten().slice(0, 5)).toEqual([false, false, true, true, true])
})

test('after many were written nothing of before is shown', async () => {
  const { cache, client, forgotten } = someCache()
  await cache.invalidateMany()
  expect(forgotten().slice(0, 3)).toEqual([true, true, true])
  expect([7, 8].map(id => client.getQueryData(keyOf(id)))).toEqual([undefined, undefined])
})

test('what is chosen elsewhere is asked for anew there as well', async () => {
  const { cache, forgotten } = someCache(CHOSEN)
  await cache.cacheSaved(answer('later'))
  expect(forgotten().at(-1)).toBe(true)
})
