import { bulkAnswer, defineEndpoint, listAnswer } from '@candela/shared-contract'
import type { Column } from '@candela/shared-ui/grid'
import { createMemoryRouter, RouterProvider } from '@candela/shared-ui/router'
import { setLinkNavigation } from '@candela/shared-ui/runtime'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import * as z from 'zod/mini'
import { aQueryClient } from '../../testing/aQueryClient'
import { renderUi } from '../../testing/renderUi'
import { ListPage, type ListPageProps } from './ListPage'
import type { BulkTarget } from './selectedRows'

/** For the tests of lists: rows that nobody knows elsewhere, and a server that answers what a test says. */
export type Row = { id: number; name: string; updated_at: string }

const listEndpoint = defineEndpoint({
  method: 'POST',
  path: '/thing/list',
  summary: 'Things',
  access: 'signedIn',
  effect: 'read',
  failure: 'list',
  body: z.unknown(),
  answer: listAnswer(z.object({ id: z.int(), name: z.string(), updated_at: z.string() })),
})

export const bulkEndpoint = defineEndpoint({
  method: 'POST',
  path: '/thing/bulk',
  summary: 'Many things',
  access: 'signedIn',
  effect: 'write',
  failure: 'update',
  body: z.unknown(),
  answer: bulkAnswer,
})

export const exportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/thing/export',
  summary: 'Things as a file',
  access: 'signedIn',
  effect: 'read',
  failure: 'list',
  body: z.unknown(),
  download: true,
})

export const COLUMNS: Column<Row>[] = [
  { field: 'name', label: 'Name', cell: ({ name }) => name, sortable: true, width: 100 },
]

export type Question = { page: number; search?: string; filters?: Record<string, string[]> }

export const AS_OF = '2026-11-20T17:32:00.000000Z'

/** `total` things, a hundred at a time. */
export const things = ({ page }: Question, total: number, version = AS_OF) => {
  const first = (page - 1) * 100
  const data = Array.from({ length: Math.min(100, total - first) }, (_, index) => ({
    id: first + index + 1,
    name: `Thing ${first + index + 1}`,
    updated_at: version,
  }))
  const counts = { state: { on: 1200, off: 3 } }
  return Response.json({ data, meta: { total, page, perPage: 100, asOf: AS_OF, counts } })
}

export type SentCall = { path: string; body: unknown }

/** Answers by the last part of the path, and keeps what was asked. */
export const serve = (answers: Record<string, (body: never) => Response | Promise<Response>>): SentCall[] => {
  const asked: SentCall[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const request = input as Request
    const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    asked.push({ path, body })
    return answers[path]?.(body as never) ?? new Response(null, { status: 404 })
  })
  return asked
}

let visits = 0

const parsePath = (path: string) => {
  const { pathname, search } = new URL(path, 'http://localhost')
  return { pathname, search }
}

/** The list at `/thing`, and another screen at `/elsewhere`. */
export const renderList = (list: ReactNode, at = '/thing') => {
  visits += 1
  const router = createMemoryRouter(
    [
      { path: '/thing', element: list },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    // What a list remembers is kept by the entry of the history: no test finds what another one left.
    { initialEntries: [{ ...parsePath(at), key: `test-${visits}` }] },
  )
  setLinkNavigation(path => void router.navigate(path))
  const client = aQueryClient()
  const { user } = renderUi(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { user, router }
}

const hrefOf = ({ id }: Row) => `/thing/${id}`
const nameOf = ({ name }: Row) => name
const NO_ACTIONS = {}
const actionsOf = () => NO_ACTIONS

/** A list of things, but for what a test says of it. */
export const ThingList = (said: Partial<ComponentProps<typeof ListPage<Row>>>) => (
  <ListPage
    name="thing"
    title="Things"
    subtitle="All of them"
    searchLabel="Name"
    endpoint={listEndpoint}
    columns={COLUMNS}
    hrefOf={hrefOf}
    nameOf={nameOf}
    actionsOf={actionsOf}
    texts={{ count: count => `${count} things`, empty: { text: 'Make one.' } }}
    {...said}
  />
)

export const SEGMENTS = {
  key: 'state',
  label: 'State',
  options: [
    { value: 'on', label: 'On' },
    { value: 'off', label: 'Off' },
  ],
}
const editOf = ({ id }: Row) => ({ editHref: `/thing/${id}/edit` })

export const rowsOf = (ids: readonly number[], updated_at = AS_OF) => ids.map(id => ({ id, updated_at }))
export const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** A list whose rows can be chosen and stopped. */
export const setUpList = (props: Partial<ListPageProps<Row>> = {}, { total = 3, at = '/thing' } = {}) => {
  const onSelect = jest.fn<undefined, [BulkTarget, number]>()
  const asked = serve({ list: (question: Question) => things(question, total) })
  const { user, router } = renderList(
    <ThingList
      segments={SEGMENTS}
      bulkActions={[{ id: 'stop', label: 'Stop', icon: 'lock', onSelect }]}
      actionsOf={editOf}
      {...props}
    />,
    at,
  )
  const questions = () => asked.map(({ body }) => body as Question)
  const box = (name: string) => screen.findByRole('checkbox', { name })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, router, questions, onSelect, box, press }
}
