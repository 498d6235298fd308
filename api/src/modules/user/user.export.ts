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
import { csvAnswer } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { userIdsInOrder } from './user.list'
import { userRecordsOf } from './user.repository'

const BATCH = 1_000

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

/** The list as a file: the rows that were there when it was asked for, in the order and with the columns on screen. */
export const exportUsers = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.user.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const scope = reachOf(ctx.actor)
  const language = languageOf(ctx.locale)
  const words = USER_WORDS[language]
  const ids = await userIdsInOrder(read, scope, query)
  const batches = async function* () {
    for (let start = 0; start < ids.length; start += BATCH) {
      const users = await userRecordsOf(read, scope, ids.slice(start, start + BATCH))
      yield users.map(user => columns.map(column => cellOf(column, user, words)))
    }
  }
  const head = columns.map(column => words.columns[column])
  return csvAnswer(language, words.file, head, batches())
}
