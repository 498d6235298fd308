import {
  ACCOUNT_WORDS,
  type AccountColumn,
  type BodyOf,
  type CsvCell,
  type endpoints,
  languageOf,
  readinessPercent,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { csvAnswer } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { type Recent, recentCell, withRecent } from '../report/report.recent'
import { accountIdsInOrder } from './account.list'
import { readinessOf } from './account.readiness'
import { type AccountFacts, accountsOf } from './account.repository'

const BATCH = 1_000

type Words = (typeof ACCOUNT_WORDS)['en']

const cellOf = (column: AccountColumn, account: AccountFacts & Recent, words: Words): CsvCell => {
  switch (column) {
    case 'acc_is_enabled':
      return words.enabled[account.acc_is_enabled]
    case 'acc_tier':
      return words.tier[account.acc_tier]
    case 'websites_count':
    case 'users_count':
      return { exact: String(account[column]) }
    case 'net30':
    case 'change30':
      return recentCell(account[column])
    case 'managers':
      return account.managers.map(({ label }) => label).join(', ')
    case 'readiness':
      return { exact: String(readinessPercent(readinessOf(account.ready))) }
    default:
      return account[column]
  }
}

/** The list as a file: the rows that were there when it was asked for, in the order and with the columns on screen. */
export const exportAccounts = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.account.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const language = languageOf(ctx.locale)
  const words = ACCOUNT_WORDS[language]
  const ids = await accountIdsInOrder(read, reach, query)
  const batches = async function* () {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      const accounts = await withRecent(read, 'account', await accountsOf(read, reach, batch), query.currency)
      yield accounts.map(account => columns.map(column => cellOf(column, account, words)))
    }
  }
  const head = columns.map(column => words.columns[column])
  return csvAnswer(language, words.file, head, batches())
}
