import type { ApiLogError, ApiLogOperation, ApiLogRequest, ApiLogResult, Currency } from '@candela/shared-contract'
import type { ColumnType, Generated } from 'kysely'

/** JSON text on the way in, parsed on the way out. */
type Json<T> = ColumnType<T, string, string>

/** What other systems were asked. */
export type LogSchema = {
  api_logs: {
    id: Generated<number>
    apl_run: string
    apl_attempt: number
    apl_id_ad_network: number
    apl_id_ad_network_type: number
    apl_id_website: number | null
    apl_id_account: number | null
    apl_operation: ApiLogOperation
    apl_from: string | null
    apl_to: string | null
    apl_started_at: string
    apl_finished_at: string
    apl_http_status: number | null
    apl_result: ApiLogResult
    apl_error: ApiLogError | null
    apl_error_text: string | null
    apl_cause: string | null
    apl_rows_in: number
    apl_rows_new: number
    apl_rows_changed: number
    apl_rows_unchanged: number
    apl_restated: Json<Partial<Record<Currency, string>>>
    apl_next_retry_at: string | null
    apl_request: ColumnType<ApiLogRequest | null, string | null, string | null>
    apl_answer: ColumnType<Pick<ApiLogRequest, 'headers' | 'body'> | null, string | null, string | null>
    apl_id_import: number | null
  }
}
