import type { BulkAnswer, StoredReportRow } from '@candela/shared-contract'
import { messageOf, type RefusalCode } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'

export type Refused = BulkAnswer['refused'][number]

/** What people call a row that an action on many leaves as it is. */
export const labelOf = (row: Pick<StoredReportRow, 'day'>, key: string): string => `${row.day} · ${key.split('.')[0]}`

export const refusedAs = (ctx: Ctx, id: number, label: string, code: RefusalCode, day?: string): Refused => ({
  id,
  label,
  code,
  message: messageOf(ctx.locale, code, day === undefined ? {} : { period: day.slice(0, 7) }),
})
