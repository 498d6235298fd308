import { getSession, query, refreshSession } from '@candela/shared-auth'
import {
  type AnswerOf,
  groupEndpoints,
  type Pair,
  platformEndpoints,
  toQueryString,
  userEndpoints,
} from '@candela/shared-contract'
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

/** The list of users with those of some groups. */
export const peoplePathOf = (...groups: number[]): string =>
  `/user${toQueryString({ search: '', sort: [], filters: { usr_id_group: groups.map(String) } })}`

export const whoQuery = (right: Pair) => query(groupEndpoints.who, { query: { right } })

/** People of some groups, those who can sign in first. */
export const peopleQuery = (groups: readonly number[], page: number, perPage: number) =>
  query(userEndpoints.list, {
    body: {
      page,
      perPage,
      sort: [
        { field: 'usr_status', dir: 'asc' },
        { field: 'usr_name', dir: 'asc' },
      ],
      filters: { usr_id_group: groups.map(String) },
    },
  })
