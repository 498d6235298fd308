import {
  API_LOG_WORDS,
  type ApiLogError,
  type ApiLogOperation,
  type Language,
  languageOf,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import { inText } from '../../platform/mail/text'
import type { Tx } from '../../platform/write'
import { tellInList } from '../notification/tell'
import { groupHolds } from '../reach'
import { IMPORTS, lastImportOf } from './api-log.repository'

type Failed = {
  adNetwork: number
  operation: ApiLogOperation
  nextRetryAt?: Date | undefined
  error?: { code: ApiLogError } | undefined
}

const SUBJECT: Record<Language, (network: string) => string> = {
  en: network => `Import failed: ${network}`,
  pt: network => `A importação falhou: ${network}`,
  es: network => `La importación falló: ${network}`,
  it: network => `Importazione non riuscita: ${network}`,
}

/** Whoever may ask the network again and reaches it: everybody's, or as the manager of its website's account. */
const peopleFor = ({ read }: Tx, adNetwork: number) =>
  read
    .selectFrom('users as u')
    .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .where(groupHolds('apiLog.retry', 'g.id'))
    .where(
      sql<boolean>`(g.gro_scope = 'all' or g.gro_scope = 'managed' and exists (
        select from account_managers as m
        join websites as w on w.anw_account_id = m.acm_id_account
        join ad_networks as n on n.adn_id_website = w.id
        where n.id = ${adNetwork}::bigint and m.acm_id_user = u.id))`,
    )
    .select(['u.id', 'u.usr_locale'])
    .orderBy('u.id')
    .execute()

/** Whether the import before this one went wrong as well: it was told then. */
const isKnown = async ({ read }: Tx, adNetwork: number): Promise<boolean> => {
  const before = await read
    .selectFrom(lastImportOf(sql`${adNetwork}::bigint`).as('l'))
    .select('l.apl_cause')
    .executeTakeFirst()
  return (before?.apl_cause ?? null) !== null
}

/** An import that failed and is not tried again is told to who can do something about it: once, until it goes well. */
export const tellOfFailed = async (tx: Tx, { adNetwork, operation, error, nextRetryAt }: Failed): Promise<void> => {
  if (operation !== IMPORTS || !error || nextRetryAt || (await isKnown(tx, adNetwork))) return
  const { adn_name } = await tx.read
    .selectFrom('ad_networks')
    .where('id', '=', adNetwork)
    .select('adn_name')
    .executeTakeFirstOrThrow()
  const people = await peopleFor(tx, adNetwork)
  const news = people.map(({ id, usr_locale }) => {
    const language = languageOf(usr_locale)
    return {
      user: id,
      path: `/api-log?f.apl_id_ad_network=${adNetwork}`,
      subject: SUBJECT[language](inText(adn_name)),
      said: `${API_LOG_WORDS[language].error[error.code]}.`,
    }
  })
  await tellInList(tx, 'import', news)
}
