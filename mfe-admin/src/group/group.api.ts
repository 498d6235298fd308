import { getSession, query, refreshSession } from '@candela/shared-auth'
import { type AnswerOf, groupEndpoints, platformEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export type GroupAnswer = AnswerOf<typeof groupEndpoints.get>

export const GROUP = defineEntity(groupEndpoints, {
  name: 'group',
  path: '/group',
  nameOf: ({ gro_name }) => gro_name,
  // Who changed the group that they are in sees it at once; elsewhere it shows with the next request.
  afterSave: async ({ record }) => {
    if (getSession().user?.usr_id_group === record.id) await refreshSession().catch(() => undefined)
  },
})

export const groupChoices = () => query(groupEndpoints.simpleList, {})
export const liveRemotes = () => query(platformEndpoints.remotes, {})
