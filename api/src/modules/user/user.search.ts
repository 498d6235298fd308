import {
  languageOf,
  type SearchBody,
  type SearchHit,
  type StatusTone,
  USER_WORDS,
  type User,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { found } from '../../platform/db/search'
import { reachOf } from '../reach'
import { usersNotRemoved } from './user.repository'

const TONES: Record<User['usr_status'], StatusTone> = { Ativo: 'success', Inativo: 'neutral', Banido: 'danger' }

export const searchUsers = async ({ app, actor, locale }: Ctx, asked: SearchBody): Promise<SearchHit[]> => {
  const { read } = app.database
  const reach = reachOf(actor)
  const words = USER_WORDS[languageOf(locale)]
  const users = await found(usersNotRemoved(read, reach), asked, {
    id: 'u.id',
    name: 'u.usr_name',
    others: [{ column: 'u.usr_email' }],
  })
    .select(['u.id', 'u.usr_name', 'u.usr_email', 'u.usr_status', 'u.usr_last_seen_at'])
    .execute()
  return users.map(({ id, usr_name, usr_email, usr_status, usr_last_seen_at }) => ({
    id,
    name: usr_name,
    detail: usr_email,
    status: { word: words.status[usr_status], tone: TONES[usr_status] },
    figure: { kind: 'instant', caption: words.columns.last_seen_at, value: usr_last_seen_at },
  }))
}
