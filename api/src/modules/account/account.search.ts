import { ACCOUNT_WORDS, languageOf, type SearchBody, type SearchHit } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { found } from '../../platform/db/search'
import { accountsIn, reachOf } from '../reach'
import { withNet30 } from '../report/report.earnings30'
import { mainManager } from './account.aggregates'

export const searchAccounts = async ({ app, actor, locale }: Ctx, asked: SearchBody): Promise<SearchHit[]> => {
  const { read } = app.database
  const reach = reachOf(actor)
  const words = ACCOUNT_WORDS[languageOf(locale)]
  const hits = await found(accountsIn(read, reach), asked, {
    id: 'a.id',
    name: 'a.acc_name',
    codes: ['a.acc_google_child_network_code'],
  })
    .select(['a.id', 'a.acc_name', 'a.acc_is_enabled'])
    .select(mainManager.as('manager'))
    .execute()
  const accounts = await withNet30(read, 'account', hits, asked.currency)
  return accounts.map(({ id, acc_name, acc_is_enabled, manager, net30, net30_currency }) => ({
    id,
    name: acc_name,
    detail: manager,
    status: { word: words.enabled[acc_is_enabled], tone: acc_is_enabled ? 'success' : 'neutral' },
    figure: { kind: 'money', caption: words.columns.net30, value: net30, currency: net30_currency },
  }))
}
