import { type BodyOf, type endpoints, type MyHours, USUAL_HOURS, type WorkHours } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { AppError, wrongField } from '../../platform/http/app-error'
import { write } from '../../platform/write'
import { isTimeZone } from '../type/time-zones'

const hoursRow = (read: Reader, userId: number) =>
  read.selectFrom('work_hours').selectAll().where('woh_id_user', '=', userId).executeTakeFirst()

const toHours = ({ woh_days, woh_from, woh_to, woh_zone }: Row<'work_hours'>): WorkHours => ({
  woh_days,
  woh_from,
  woh_to,
  woh_zone,
})

const toMyHours = (row: Row<'work_hours'> | undefined): MyHours =>
  row ? { ...toHours(row), updated_at: row.updated_at } : { ...USUAL_HOURS, updated_at: null }

/** When somebody works; usual: they never said it. */
export const hoursOf = async (read: Reader, userId: number): Promise<{ hours: WorkHours; usual: boolean }> => {
  const row = await hoursRow(read, userId)
  return row ? { hours: toHours(row), usual: false } : { hours: USUAL_HOURS, usual: true }
}

export const myHours = async ({ app, actor }: Ctx): Promise<MyHours> =>
  toMyHours(await hoursRow(app.database.read, actor.id))

export const changeMyHours = (
  ctx: Ctx,
  { updated_at, woh_days, ...clocks }: BodyOf<typeof endpoints.contact.changeHours>,
): Promise<MyHours> =>
  write(writeContext(ctx), 'contact.changeHours', async tx => {
    if (!isTimeZone(clocks.woh_zone)) throw wrongField('woh_zone', 'timeZone')
    await tx.inTurn(`work hours ${ctx.actor.id}`)
    const before = await hoursRow(tx.read, ctx.actor.id)
    if ((before?.updated_at ?? null) !== updated_at) throw new AppError('stale', { current: toMyHours(before) })
    const said = { ...clocks, woh_days: JSON.stringify([...woh_days].sort()) }
    if (before) return toMyHours(await tx.update('work_hours', before, said))
    return toMyHours(await tx.insert('work_hours', { ...said, woh_id_user: ctx.actor.id }))
  })
