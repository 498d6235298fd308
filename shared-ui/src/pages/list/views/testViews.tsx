import { endSession, signIn } from '@candela/shared-auth'
import type { Pair, View } from '@candela/shared-contract'
import type { Column } from '@candela/shared-ui/grid'
import { screen } from '@testing-library/react'
import { COLUMNS, type Question, type Row, renderList, serve, ThingList, things } from '../testList'

/** For the tests of views: somebody of a group, a list, and a server that keeps views. */
const INSTANT = '2026-11-20T12:00:00.000000Z'

const toPermission = (pair: Pair) => {
  const [grp_controller = '', grp_method = ''] = pair.split('.')
  return { grp_controller, grp_method }
}

export const aView = (facts: Partial<View> = {}): View => ({
  id: 7,
  viw_name: 'Switched off',
  viw_list: '/thing',
  viw_search: '?f.state=off',
  viw_look: null,
  viw_sharing: 'private',
  viw_id_group: null,
  gro_name: null,
  owner: { id: 1, label: 'Ana Prado' },
  mine: true,
  pinned: false,
  can: { update: true },
  created_at: INSTANT,
  updated_at: INSTANT,
  ...facts,
})

export const FIRST = { viw_sharing: 'default', viw_id_group: 3, gro_name: 'Helpers', mine: false } as const

const SEGMENTS = {
  key: 'state',
  label: 'State',
  options: [
    { value: 'on', label: 'On' },
    { value: 'off', label: 'Off' },
  ],
}

const MORE_COLUMNS: Column<Row>[] = [...COLUMNS, { field: 'id', label: 'Number', cell: ({ id }: Row) => id, width: 80 }]

type Setting = { views?: View[]; at?: string; pairs?: Pair[]; broken?: boolean }

export const setUpViews = async ({ views = [], at, pairs = [], broken = false }: Setting = {}) => {
  const kept = [...views]
  const change = (id: number, facts: Partial<View>) => {
    const index = kept.findIndex(view => view.id === id)
    kept[index] = { ...kept[index], ...facts } as View
    return Response.json(kept[index])
  }
  const asked = serve({
    auth: () => Response.json({ token: 'token', user: aPerson(pairs), remotes: {} }),
    list: (question: Question) => things(question, 3),
    groups: () =>
      Response.json([
        { id: 3, label: 'Helpers' },
        { id: 4, label: 'Sellers' },
      ]),
    view: (body: Partial<View> | undefined) => {
      if (broken) return new Response(null, { status: 404 })
      if (!body) return Response.json(kept)
      kept.push(aView({ ...body, id: 20 }))
      return Response.json(kept.at(-1))
    },
    pin: ({ pinned }: { pinned: boolean }) => change(7, { pinned }),
    '7': (body: Partial<View> | undefined) => {
      if (body) return change(7, { ...body, updated_at: '2026-11-20T12:00:01.000000Z' })
      kept.splice(0)
      return new Response(null, { status: 204 })
    },
  })
  endSession()
  await signIn({ email: 'ana@candela.example', password: 'secret' })
  const { user, router } = renderList(<ThingList columns={MORE_COLUMNS} segments={SEGMENTS} />, at)
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const address = () => router.state.location.search
  const sent = (path: string) => asked.filter(({ path: part, body }) => part === path && body).map(({ body }) => body)
  return { user, router, press, address, sent }
}

const aPerson = (pairs: Pair[]) => ({
  id: 1,
  usr_name: 'Ana Prado',
  usr_email: 'ana@candela.example',
  usr_status: 'Ativo',
  usr_id_group: 3,
  usr_comission: null,
  usr_product: 'Candela',
  usr_locale: 'en_US',
  created_at: INSTANT,
  updated_at: INSTANT,
  manager: null,
  group: {
    id: 3,
    gro_name: 'Helpers',
    gro_scope: 'managed',
    permissions: pairs.map(toPermission),
    created_at: INSTANT,
    updated_at: INSTANT,
  },
})
