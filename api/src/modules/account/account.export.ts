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
import { csvOfList } from '../../platform/csv'
import type { FileAnswer } from '../../platform/http/bind'
import { reachOf } from '../reach'
import { type Recent, recentCell, withRecent } from '../report/report.recent'
import { accountIdsInOrder } from './account.list'
import { readinessOf } from './account.readiness'
import { type AccountFacts, accountsOf } from './account.repository'

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

/** The accounts of a list as a file. */
export const exportAccounts = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.account.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const words = ACCOUNT_WORDS[languageOf(ctx.locale)]
  return csvOfList(ctx, {
    words,
    columns,
    ids: await accountIdsInOrder(read, reach, query),
    rowsOf: async ids => withRecent(read, 'account', await accountsOf(read, reach, ids), query.currency),
    cellOf: (column, account) => cellOf(column, account, words),
  })
}
