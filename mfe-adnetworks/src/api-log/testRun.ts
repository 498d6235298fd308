import type { OneApiLog } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** A run for tests: refused at its first attempt, because its token had expired. */
export const REFUSED: OneApiLog['record'] = {
  id: 31,
  apl_run: '0b0f9f6e-5a5b-4d0a-9c8e-1f2a3b4c5d6e',
  apl_attempt: 1,
  is_last: true,
  apl_id_ad_network: 7,
  adn_name: 'Restolho',
  apl_id_website: null,
  anw_name: null,
  ant_name: 'Backfill script',
  anc_name: 'Backfill',
  apl_operation: 'report',
  apl_from: '2026-03-01',
  apl_to: '2026-03-02',
  apl_started_at: INSTANT,
  duration: 640,
  apl_http_status: 401,
  apl_result: 'auth_error',
  apl_error: 'token_expired',
  apl_rows_in: 0,
  apl_rows_new: 0,
  apl_rows_changed: 0,
  apl_rows_unchanged: 0,
  apl_restated: {},
  apl_next_retry_at: null,
  apl_error_text: 'The access token expired',
  apl_cause: 'auth_error token_expired #7',
  answered_at: null,
  apl_request: {
    method: 'GET',
    url: 'https://api.restolho.example/v2',
    headers: { authorization: '[redacted]' },
    body: null,
  },
  apl_answer: { headers: {}, body: '{"error":"invalid_token"}' },
  is_answer_hidden: false,
  apl_id_import: null,
}

/** What the list has of it. */
export const ROW = (({
  apl_error_text,
  apl_cause,
  answered_at,
  apl_request,
  apl_answer,
  is_answer_hidden,
  apl_id_import,
  ...row
}) => row)(REFUSED)
