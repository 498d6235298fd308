import { aGroup, toPermissions } from '../people'
import type { Cases } from './case'

const GROUP = { table: 'access_groups', type: 'access group' }
const RIGHT = { table: 'access_group_permissions', type: 'access group' }

export const groupCases: Cases = product => ({
  'group.store': {
    arrange: async () => ({
      token: await product.signIn('admin@candela.example'),
      body: { gro_name: 'Audited', gro_scope: 'own', permissions: toPermissions(['type.list']) },
    }),
    rows: [
      { ...GROUP, diffs: { gro_name: [null, 'Audited'], gro_scope: [null, 'own'] } },
      { ...RIGHT, diffs: { grp_controller: [null, 'type'], grp_method: [null, 'list'] } },
    ],
  },
  'group.update': {
    arrange: async () => ({
      token: await product.signIn('admin@candela.example'),
      id: (await aGroup(product, { name: 'Before', scope: 'own', pairs: ['type.list', 'user.get'] })).id,
      body: { gro_name: 'After', gro_scope: 'managed', permissions: toPermissions(['type.list', 'user.list']) },
    }),
    rows: [
      { ...GROUP, diffs: { gro_name: ['Before', 'After'], gro_scope: ['own', 'managed'] } },
      { ...RIGHT, diffs: { grp_controller: ['user', null], grp_method: ['get', null] } },
      { ...RIGHT, diffs: { grp_controller: [null, 'user'], grp_method: [null, 'list'] } },
    ],
  },
  'group.destroy': {
    arrange: async () => ({
      token: await product.signIn('admin@candela.example'),
      id: (await aGroup(product)).id,
    }),
    rows: [{ ...GROUP, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'group.restore': {
    arrange: async () => {
      const token = await product.signIn('admin@candela.example')
      const { id } = await aGroup(product)
      await product.call('DELETE', `/group/${id}`, { token })
      return { token, id }
    },
    rows: [{ ...GROUP, diffs: { deleted_at: [expect.any(String), null] } }],
  },
})
