import { en as group } from '../group/words/en'
import { en as systemLog } from '../system-log/words/en'

export const en = {
  group,
  systemLog,
  list: {
    title: 'Access groups',
    subtitle: 'What people may see and do, given to them as a group',
    search: 'Name of the group',
    add: 'New group',
    count_one: '{{count}} group',
    count_other: '{{count}} groups',
    emptyText: 'A group says what its people may see and do.',
    name: 'Group',
    scope: 'Reach',
    rights: 'Rights',
    people: 'People',
    updated: 'Updated',
    reach: {
      own: 'Own',
      managed: 'Managed',
      all: 'Everything',
    },
  },
} as const
