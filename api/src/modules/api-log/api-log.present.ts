import type { ApiLog } from '@candela/shared-contract'
import type { Reach } from '../reach'
import type { RunRecord } from './api-log.repository'

/** A network that serves any website answers with the money of all: whoever reaches some of them is not told. */
export const hidesMoney = (reach: Reach, { apl_id_website }: Pick<RunRecord, 'apl_id_website'>): boolean =>
  !reach.all && apl_id_website === null

/** What of a run leaves the server. */
export const toRun = (reach: Reach, row: RunRecord): ApiLog => ({
  ...row,
  apl_restated: hidesMoney(reach, row) ? null : row.apl_restated,
})
