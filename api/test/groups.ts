import type { GroupRow, Pair, Scope } from '@candela/shared-contract'
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

export const listGroups = async (product: Product, token: string, body: unknown = {}) => {
  const answer = await product.call('POST', '/group/list', { token, body })
  return {
    ...answer,
    rows: (answer.body.data ?? []) as GroupRow[],
    total: (answer.body.meta as { total: number })?.total,
  }
}

export const groupNames = ({ rows }: { rows: GroupRow[] }): string[] => rows.map(({ gro_name }) => gro_name)
