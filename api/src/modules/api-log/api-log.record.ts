import { Readable } from 'node:stream'
import {
  type ApiLogError,
  type ApiLogOperation,
  type ApiLogResult,
  type Currency,
  type DayRange,
  textFromUnits,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { type GivenAnswer, redactor, type SentRequest } from '../../platform/redact'
import { type WriteContext, write, writeBulk } from '../../platform/write'
import { tellOfFailed } from './api-log.failed'

type Ending =
  | { result: Extract<ApiLogResult, 'ok' | 'empty'>; error?: undefined }
  | { result: Exclude<ApiLogResult, 'ok' | 'empty'>; error: { code: ApiLogError; text: string | null } }

/** An attempt as whoever asked the network knows it, secrets included: they stay out of what is stored. */
export type RunAttempt = Ending & {
  run: string
  attempt: number
  adNetwork: number
  operation: ApiLogOperation
  days: DayRange | null
  startedAt: Date
  finishedAt: Date
  /** Null: no answer came. */
  httpStatus: number | null
  rows?: { new: number; changed: number; unchanged: number }
  /** Micro-units by which money that was known already changed. */
  restated?: Partial<Record<Currency, bigint>>
  nextRetryAt?: Date
  request: SentRequest | null
  answer: GivenAnswer | null
  /** Whatever the network was given to let us in. */
  secrets: readonly string[]
  importId?: number
}

/** Who may be the cause: a credential is of one network, an address may be of several. */
const partyOf = ({ result, adNetwork, request }: RunAttempt): string =>
  result !== 'auth_error' && request && URL.canParse(request.url) ? new URL(request.url).host : `#${adNetwork}`

const causeOf = (attempt: RunAttempt): string | null =>
  attempt.error ? [attempt.result, attempt.error.code, partyOf(attempt)].join(' ').slice(0, 300) : null

const decimalsOf = (restated: NonNullable<RunAttempt['restated']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(restated).flatMap(([currency, units]) => (units ? [[currency, textFromUnits(units, 6)]] : [])),
  )

const NO_ROWS = { new: 0, changed: 0, unchanged: 0 }

type NetworkThen = { type: number; website: number | null; account: number | null }

const rowOf = (attempt: RunAttempt, { type, website, account }: NetworkThen) => {
  const { rows = NO_ROWS, restated = {}, days, error, request, answer } = attempt
  const without = redactor(attempt.secrets)
  return {
    apl_run: attempt.run,
    apl_attempt: attempt.attempt,
    apl_id_ad_network: attempt.adNetwork,
    apl_id_ad_network_type: type,
    apl_id_website: website,
    apl_id_account: account,
    apl_operation: attempt.operation,
    apl_from: days?.from ?? null,
    apl_to: days?.to ?? null,
    apl_started_at: attempt.startedAt.toISOString(),
    apl_finished_at: attempt.finishedAt.toISOString(),
    apl_http_status: attempt.httpStatus,
    apl_result: attempt.result,
    apl_error: error?.code ?? null,
    apl_error_text: error?.text ? without.text(error.text).slice(0, 1_000) : null,
    apl_cause: causeOf(attempt),
    apl_rows_in: rows.new + rows.changed + rows.unchanged,
    apl_rows_new: rows.new,
    apl_rows_changed: rows.changed,
    apl_rows_unchanged: rows.unchanged,
    apl_restated: decimalsOf(restated),
    apl_next_retry_at: attempt.nextRetryAt?.toISOString() ?? null,
    apl_request: request && without.request(request),
    apl_answer: answer && without.answer(answer),
    apl_id_import: attempt.importId ?? null,
  }
}

/** Attempts with what their networks were when they ended: now. */
const rowsOf = async (read: Reader, attempts: readonly RunAttempt[]): Promise<ReturnType<typeof rowOf>[]> => {
  const ids = [...new Set(attempts.map(({ adNetwork }) => adNetwork))]
  const networks = await read
    .selectFrom('ad_networks as n')
    .leftJoin('websites as w', 'w.id', 'n.adn_id_website')
    .where(isOneOf('n.id', ids))
    .select(['n.id', 'n.adn_id_ad_network_type as type', 'w.id as website', 'w.anw_account_id as account'])
    .execute()
  const known = new Map(networks.map(({ id, ...network }) => [id, network]))
  return attempts.map(attempt => {
    const network = known.get(attempt.adNetwork)
    if (!network) throw new RangeError(`no ad network ${attempt.adNetwork}`)
    return rowOf(attempt, network)
  })
}

const ACTION = 'apiLog.record'

/** Stores one attempt as it ended; connectors call it whenever a network was asked. */
export const recordRun = (context: WriteContext, attempt: RunAttempt): Promise<void> =>
  write(context, ACTION, async tx => {
    await tellOfFailed(tx, attempt)
    for (const row of await rowsOf(tx.read, [attempt]))
      await tx.insert('api_logs', {
        ...row,
        apl_restated: JSON.stringify(row.apl_restated),
        apl_request: row.apl_request && JSON.stringify(row.apl_request),
        apl_answer: row.apl_answer && JSON.stringify(row.apl_answer),
      })
  })

/** As a copy wants it: no row of it has a tab or the end of a line outside of its escapes. */
const lineOf = (row: object): string => `${JSON.stringify(row).replaceAll('\\', '\\\\')}\n`

/** Stores many at once, in the order in which they began. */
export const recordRuns = (context: WriteContext, attempts: readonly RunAttempt[]): Promise<void> =>
  writeBulk(context, ACTION, async (tx, loader) => {
    const rows = await rowsOf(tx.read, attempts)
    const [first] = rows
    if (!first) return
    await loader.scratch('scratch_runs', sql`run jsonb`)
    await loader.copyIn('scratch_runs', ['run'], Readable.from(rows.map(lineOf)))
    const columns = Object.keys(first)
    await loader.insert(
      'api_logs',
      columns,
      sql`select ${sql.join(columns.map(column => sql.ref(`r.${column}`)))}
        from scratch_runs as s cross join lateral jsonb_populate_record(null::api_logs, s.run) as r
        order by r.apl_started_at, r.apl_attempt`,
    )
  })
