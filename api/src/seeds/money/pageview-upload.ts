import { addDays, firstOfMonth } from '@candela/shared-contract'
import { changeRows, holdMonths } from '../../modules/row/row.change'
import { dayKey, storedDays } from '../../modules/row/row.days'
import type { Reader } from '../../platform/db/database'
import { type WriteContext, writeBulk } from '../../platform/write'
import type { Plan } from './plan'
import { STORIES } from './stories'

const UPLOADER = 'adops@candela.example'

const isUploaded = async (read: Reader): Promise<boolean> =>
  (await read.selectFrom('report_day_changes').select('id').limit(1).executeTakeFirst()) !== undefined

/** A publisher's analytics counted robots for some days; what they sent instead was uploaded by somebody of ad operations. */
export const storePageviewUpload = async (blame: WriteContext, { today }: Pick<Plan, 'today'>): Promise<void> => {
  const { read } = blame.database
  const uploader = await read.selectFrom('users').where('usr_email', '=', UPLOADER).select('id').executeTakeFirst()
  if (!uploader || (await isUploaded(read))) return
  const { website, from, to, left, reason } = STORIES.robots
  const days = Array.from({ length: from - to + 1 }, (_, index) => ({ website, day: addDays(today, index - from) }))
  // Months before this one may be closed.
  const open = days.filter(({ day }) => day >= firstOfMonth(today))
  const actorId = uploader.id
  await writeBulk({ ...blame, actorId }, 'adNetworkReport.importPageviews', async (tx, loader) => {
    await holdMonths(
      tx,
      open.map(({ day }) => day),
    )
    const stored = await storedDays(tx.read, open)
    const websiteDays = open.flatMap(siteDay => {
      const { pageviews = null, sessions = null } = stored.get(dayKey(siteDay)) ?? {}
      return pageviews === null ? [] : [{ ...siteDay, pageviews: Math.round(pageviews * left), sessions }]
    })
    const action = { kind: 'upload', source: 'csv', reason, actorId, websiteDays } as const
    if (websiteDays.length > 0) await changeRows(tx, loader, { websiteAccounts: null }, action, [])
  })
}
