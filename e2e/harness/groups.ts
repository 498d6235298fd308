import type { GroupRecord, Pair, Scope } from '@candela/shared-contract'
import { apiCall, tokenFor } from './api'
import type { Product } from './product'

/** The menu of the fixture, but for the entry that the real remote brings itself. */
export const leaveGroupsToAdmin = async (product: Product): Promise<void> => {
  await product.withRegistry(registry => {
    const changed = structuredClone(registry)
    for (const { declaration } of Object.values(changed.releases.candela_fixture ?? {})) {
      declaration.nav = declaration.nav.filter(({ path }) => path !== '/group')
      declaration.routes = declaration.routes.filter(({ path }) => path !== '/group')
    }
    return changed
  })
}

type NewGroup = { gro_name: string; gro_scope?: Scope; pairs: readonly Pair[] }

/** A group of a test's own, so that tests do not meet in one. */
export const createGroup = async (
  url: string,
  { gro_name, gro_scope = 'own', pairs }: NewGroup,
): Promise<GroupRecord> => {
  const permissions = pairs.map(pair => {
    const [grp_controller, grp_method] = pair.split('.')
    return { grp_controller, grp_method }
  })
  const token = await tokenFor(url, 'admin@candela.example')
  const { body } = await apiCall(url, 'POST', '/group', { token, body: { gro_name, gro_scope, permissions } })
  return body.record as GroupRecord
}

/** The id of a seeded group. */
export const groupNamed = async (url: string, name: string): Promise<number> => {
  const token = await tokenFor(url, 'admin@candela.example')
  const { body } = await apiCall(url, 'POST', '/group/list', { token, body: { search: name } })
  const found = (body.data as { id: number; gro_name: string }[]).find(({ gro_name }) => gro_name === name)
  if (!found) throw new Error(`no group is called ${name}`)
  return found.id
}
