import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useRecordCache } from './useRecordCache'

const asked = (path: `/${string}`) => ({ method: 'GET', path }) as const
const LIST = ['GET /lantern/list', {}]
const HISTORY = ['GET /lantern/:id/history', { id: '7' }]
const keyOf = (id: string) => ['GET /lantern/:id', { id }]
const answer = (updated_at: string) => ({ record: { id: 7, updated_at } })

const someCache = (revert = async () => answer('later')) => {
  const client = new QueryClient()
  for (const key of [LIST, HISTORY, keyOf('7'), keyOf('8')]) client.setQueryData(key, answer('before'))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const kind = {
    get: asked('/lantern/:id'),
    keyOf,
    lists: [asked('/lantern/list')],
    parts: [asked('/lantern/:id/history')],
    revert,
  }
  const { result } = renderHook(() => useRecordCache(kind), { wrapper })
  const isForgotten = (key: unknown[]) => client.getQueryState(key)?.isInvalidated ?? true
  return { cache: result.current, client, isForgotten }
}

test('what was written is shown without being asked for, and all that is said of it is asked for anew', async () => {
  const { cache, client, isForgotten } = someCache()
  await cache.keep(answer('later'))
  expect(client.getQueryData(keyOf('7'))).toEqual(answer('later'))
  expect([LIST, HISTORY, keyOf('7'), keyOf('8')].map(isForgotten)).toEqual([true, true, false, false])
})

test('a record that could not be taken back is asked for anew, since somebody else may have changed it', async () => {
  const { cache, isForgotten } = someCache(() => Promise.reject(new Error('gone')))
  await expect(cache.revert({ id: 7, updated_at: 'before' }, 'hash')).rejects.toThrow('gone')
  expect([HISTORY, keyOf('7')].map(isForgotten)).toEqual([true, true])
})

test('after many were written nothing of before is shown', async () => {
  const { cache, client, isForgotten } = someCache()
  await cache.forgetMany()
  expect([LIST, HISTORY].map(isForgotten)).toEqual([true, true])
  expect([keyOf('7'), keyOf('8')].map(key => client.getQueryData(key))).toEqual([undefined, undefined])
})
