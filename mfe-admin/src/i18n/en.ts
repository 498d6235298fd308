import { en as group } from '../group/words/en'
import { en as maintenance } from '../maintenance/words/en'
import { en as monthClose } from '../month-close/words/en'
import { en as mine } from '../my-notification/words/en'
import { en as notification } from '../notification/words/en'
import { en as quotation } from '../quotation/words/en'
import { en as systemLog } from '../system-log/words/en'

export const en = {
  group,
  maintenance,
  mine,
  monthClose,
  notification,
  quotation,
  systemLog,
  list: {
    title: 'Access groups',
    subtitle: 'What people can see and do, group by group',
    search: 'Group name',
    add: 'New group',
    who: 'Who can do what',
    count_one: '{{count}} group',
    count_other: '{{count}} groups',
    emptyText: 'A group defines what its users can see and do.',
    name: 'Group',
    scope: 'Data access',
    rights: 'Rights',
    people: 'Users',
    updated: 'Updated',
    reach: {
      own: 'Own accounts',
      managed: 'Managed accounts',
      all: 'All accounts',
    },
  },
} as const
