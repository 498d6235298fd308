import type { ApiLog, ApiLogAttempt, ApiLogOperation, OneApiLog } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import type { Row } from '../../platform/db/schema'
import { reachesAdNetwork } from '../ad-network/ad-network.repository'
import { type Reach, reachesAccount } from '../reach'

/** What brings figures, of all that a network is asked for. */
export const IMPORTS = 'report' satisfies ApiLogOperation

type LastImport = Pick<Row<'api_logs'>, 'apl_cause' | 'apl_id_website' | 'apl_id_account'>

/**
 * Runs in reach, of networks in reach. Those of a network that serves any website are everybody's who works for the
 * platform; those of a website are of the account that had it then, as long as it has it.
 */
export const reachesRun = (reach: Reach): RawBuilder<SqlBool> =>
  !reach.all && reach.by === 'own'
    ? sql`false`
    : sql`(${reachesAdNetwork(reach, 'n')} and (l.apl_id_website is null
        or (w.anw_account_id = l.apl_id_account and ${reachesAccount(reach, 'l.apl_id_account')})))`

export const runsIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('api_logs as l')
    .innerJoin('ad_networks as n', 'n.id', 'l.apl_id_ad_network')
    .innerJoin('ad_network_types as t', 't.id', 'l.apl_id_ad_network_type')
    .innerJoin('ad_network_categories as c', 'c.id', 'n.adn_id_ad_network_category')
    .leftJoin('websites as w', 'w.id', 'l.apl_id_website')
    .$if(!reach.all, query => query.where(reachesRun(reach)))

export const isLast = sql<boolean>`not exists (
  select from api_logs as later where later.apl_run = l.apl_run and later.apl_attempt > l.apl_attempt
)`

/**
 * The last import of a report from this network that is not tried again by itself, if there was one. That it answered
 * something else, as for a new token, mends no import.
 */
export const lastImportOf = (network: RawBuilder<unknown>): RawBuilder<LastImport> => sql`(
  select l.apl_cause, l.apl_id_website, l.apl_id_account from api_logs as l
  where l.apl_id_ad_network = ${network} and l.apl_operation = ${IMPORTS} and l.apl_next_retry_at is null
  order by l.apl_started_at desc, l.id desc limit 1
)`

/** When the network of a run that failed next gave what was asked for. */
export const answeredAt = sql<string | null>`(
  select min(r.apl_started_at) from api_logs as r
  where l.apl_cause is not null and r.apl_id_ad_network = l.apl_id_ad_network
    and r.apl_started_at > l.apl_started_at and r.apl_operation = l.apl_operation and r.apl_result in ('ok', 'empty')
)`

/** Milliseconds. */
export const duration = sql<number>`floor(extract(epoch from l.apl_finished_at - l.apl_started_at) * 1000)::int`

const shown = (read: Reader, reach: Reach) =>
  runsIn(read, reach)
    .select(['l.id', 'l.apl_run', 'l.apl_attempt', 'l.apl_id_ad_network', 'n.adn_name', 'l.apl_id_website'])
    .select(['w.anw_name', 't.ant_name', 'c.anc_name', 'l.apl_operation', 'l.apl_from', 'l.apl_to'])
    .select(['l.apl_started_at', 'l.apl_http_status', 'l.apl_result', 'l.apl_error', 'l.apl_rows_in'])
    .select(['l.apl_rows_new', 'l.apl_rows_changed', 'l.apl_rows_unchanged', 'l.apl_restated', 'l.apl_next_retry_at'])
    .select([duration.as('duration'), isLast.as('is_last')])

export type RunRecord = ApiLog

/** Many of them, in the order of their ids as asked. */
export const runsOf = (read: Reader, reach: Reach, ids: readonly number[]): Promise<RunRecord[]> =>
  inOrderOf(ids, shown(read, reach), 'l.id').execute()

type WholeRun = RunRecord &
  Pick<Row<'api_logs'>, 'apl_error_text' | 'apl_cause' | 'apl_request' | 'apl_answer' | 'apl_id_import'> &
  Pick<OneApiLog['record'], 'answered_at'>

export const runInReach = (read: Reader, reach: Reach, id: number): Promise<WholeRun | undefined> =>
  shown(read, reach)
    .select(['l.apl_error_text', 'l.apl_cause', 'l.apl_request', 'l.apl_answer', 'l.apl_id_import'])
    .select(answeredAt.as('answered_at'))
    .where('l.id', '=', id)
    .executeTakeFirst()

export const attemptsOf = (read: Reader, reach: Reach, run: string): Promise<ApiLogAttempt[]> =>
  runsIn(read, reach)
    .where('l.apl_run', '=', run)
    .select(['l.id', 'l.apl_attempt', 'l.apl_started_at', 'l.apl_http_status', 'l.apl_result', 'l.apl_error'])
    .select(['l.apl_next_retry_at', duration.as('duration')])
    .orderBy('l.apl_attempt')
    .execute()
