import { sql } from 'kysely'
import type { AuditRules } from '../../platform/audit'
import { contains } from '../../platform/db/text'
import type { Logged } from '../logged'
import { reachesUser } from '../reach'
import { userNames } from './user.repository'

export const userAudit = {
  users: {
    type: 'user',
    object: row => row.id,
    noise: ['created_at', 'usr_last_seen_at'],
    masked: ['usr_password'],
    refers: { usr_id_group: 'group', usr_id_creator: 'user' },
  },
  user_photos: {
    type: 'user',
    object: row => row.pho_id_user,
    noise: ['created_at', 'pho_type'],
    masked: ['pho_bytes'],
    refers: { pho_id_user: 'user' },
  },
} satisfies Partial<AuditRules>

export const userLogged: Logged = {
  types: ['login', 'user'],
  namesOf: userNames,
  reachedBy: reach => sql`select rp.id from users as rp where ${reachesUser(reach, 'rp')}`,
  calledSo: (reach, text) => sql`select cu.id from users as cu where ${contains('cu.usr_name', text)}
    or (${contains('cu.usr_email', text)} and ${reachesUser(reach, 'cu')})`,
}
