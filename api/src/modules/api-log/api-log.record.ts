import {
  type ApiLogError,
  type ApiLogOperation,
  type ApiLogResult,
  type Currency,
  type DayRange,
  textFromUnits,
} from '@candela/shared-contract'
import type { NewRow } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { type GivenAnswer, redactor, type SentRequest } from '../../platform/redact'
import { type WriteContext, write } from '../../platform/write'

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

const rowOf = (attempt: RunAttempt, { type, website, account }: NetworkThen): NewRow<'api_logs'> => {
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
    apl_restated: JSON.stringify(decimalsOf(restated)),
    apl_next_retry_at: attempt.nextRetryAt?.toISOString() ?? null,
    apl_request: request && JSON.stringify(without.request(request)),
    apl_answer: answer && JSON.stringify(without.answer(answer)),
    apl_id_import: attempt.importId ?? null,
  }
}

/** Stores attempts as they ended, with what their networks were then. */
export const recordRuns = (context: WriteContext, attempts: readonly RunAttempt[]): Promise<void> =>
  write(context, 'apiLog.record', async tx => {
    const ids = [...new Set(attempts.map(({ adNetwork }) => adNetwork))]
    const networks = await tx.read
      .selectFrom('ad_networks as n')
      .leftJoin('websites as w', 'w.id', 'n.adn_id_website')
      .where(isOneOf('n.id', ids))
      .select(['n.id', 'n.adn_id_ad_network_type as type', 'w.id as website', 'w.anw_account_id as account'])
      .execute()
    const known = new Map(networks.map(({ id, ...network }) => [id, network]))
    const rows = attempts.map(attempt => {
      const network = known.get(attempt.adNetwork)
      if (!network) throw new RangeError(`no ad network ${attempt.adNetwork}`)
      return rowOf(attempt, network)
    })
    await tx.insertAll('api_logs', rows)
  })

/** Stores one attempt; connectors call it whenever a network was asked. */
export const recordRun = (context: WriteContext, attempt: RunAttempt): Promise<void> => recordRuns(context, [attempt])
