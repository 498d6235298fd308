import {
  type BodyOf,
  type CsvCell,
  type endpoints,
  languageOf,
  USER_WORDS,
  type UserColumn,
  type UserRecord,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvOfList } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { userIdsInOrder } from './user.list'
import { userRecordsOf } from './user.repository'

type Words = (typeof USER_WORDS)['en']

const cellOf = (column: UserColumn, user: UserRecord, words: Words): CsvCell => {
  switch (column) {
    case 'usr_status':
      return words.status[user.usr_status]
    case 'usr_locale':
      return words.locale[user.usr_locale]
    case 'usr_comission':
      return user.usr_comission === null ? null : { exact: user.usr_comission }
    default:
      return user[column]
  }
}

/** The users of a list as a file. */
export const exportUsers = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.user.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const words = USER_WORDS[languageOf(ctx.locale)]
  return csvOfList(ctx, {
    words,
    columns,
    ids: await userIdsInOrder(read, reach, query),
    rowsOf: ids => userRecordsOf(read, reach, ids),
    cellOf: (column, user) => cellOf(column, user, words),
  })
}
