import type { GroupRecord, Pair, Scope } from '@candela/shared-contract'
import { asAdmin } from './api'

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
  const { body } = await asAdmin(url, 'POST', '/group', { body: { gro_name, gro_scope, permissions } })
  return body.record as GroupRecord
}

const ids = new Map<string, number>()

/** The id of a seeded group. */
export const groupNamed = async (url: string, name: string): Promise<number> => {
  const key = `${url} ${name}`
  const kept = ids.get(key)
  if (kept) return kept
  const { body } = await asAdmin(url, 'POST', '/group/list', { body: { search: name } })
  const found = (body.data as { id: number; gro_name: string }[]).find(({ gro_name }) => gro_name === name)
  if (!found) throw new Error(`no group is called ${name}`)
  ids.set(key, found.id)
  return found.id
}
