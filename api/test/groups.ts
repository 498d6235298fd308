import type { GroupRow, Pair, Scope } from '@candela/shared-contract'
import { askList } from './lists'
import { toPermissions } from './people'
import type { Product } from './product'

export const MANAGES_GROUPS: readonly Pair[] = [
  'group.list',
  'group.get',
  'group.simpleList',
  'group.store',
  'group.update',
  'group.destroy',
  'group.preview',
]

export const groupPayload = (gro_name: string, pairs: readonly Pair[] = ['type.list'], gro_scope: Scope = 'own') => ({
  gro_name,
  gro_scope,
  permissions: toPermissions(pairs),
})

export const listGroups = (product: Product, token: string, body: unknown = {}) =>
  askList<GroupRow>(product, '/group/list', token, body)

export const groupNames = ({ rows }: { rows: GroupRow[] }): string[] => rows.map(({ gro_name }) => gro_name)
