import type {
  Audience,
  NotificationCreateBody,
  NotificationUpdateBody,
  NotificationVariant,
  OneNotification,
} from '@candela/shared-contract'
import { type Actor, type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { AppError, throwIfAny, wrongField } from '../../platform/http/app-error'
import { cancelJob, enqueueJob } from '../../platform/jobs/job'
import { defineRecordAccess, hasRows } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { actorOfUser } from '../auth/auth.repository'
import { problemsOfAudience, recipientsOf } from './notification.audience'
import { notificationLine } from './notification.lines'
import { canNotification, type NotificationAction } from './notification.policy'
import { toOneNotification } from './notification.present'

export const SEND_JOB = 'sendNotification'

export const notificationAccess = defineRecordAccess({
  table: 'notifications',
  find: notificationLine,
  may: canNotification,
  present: ({ actor }, read, line) => toOneNotification(actor, read, line),
})

const AUDIENCE = 'not_audience'

const assertReaches = async (actor: Actor, { read }: Tx, audience: Audience): Promise<void> => {
  throwIfAny(await problemsOfAudience(read, actor, audience, AUDIENCE))
  if (!(await hasRows(recipientsOf(read, actor, audience)))) throw wrongField(`${AUDIENCE}.users`, 'nobodyReached')
}

/** Whose reach it has, whoever changes it; somebody who is gone reaches nobody. */
export const actorOfSender = async (
  { actor }: Ctx,
  read: Reader,
  { not_id_sender }: Pick<Row<'notifications'>, 'not_id_sender'>,
): Promise<Actor> => {
  if (not_id_sender === actor.id) return actor
  const sender = await actorOfUser(read, not_id_sender)
  if (!sender) throw wrongField(`${AUDIENCE}.users`, 'nobodyReached')
  return sender
}

export const itsTimeIsOver = (): AppError => wrongField('not_send_at', 'pastTime')

/** A time that is over is none to send at. */
const assertLater = (at: string | null): void => {
  if (at !== null && Date.parse(at) <= Date.now()) throw itsTimeIsOver()
}

const stored = (variants: readonly NotificationVariant[]): string =>
  JSON.stringify(Object.fromEntries(variants.map(({ language, ...said }) => [language, said])))

/** Puts the work of sending it off, until its time where it has one. */
const plan = async (tx: Tx, row: Row<'notifications'>): Promise<void> => {
  const job = await enqueueJob(tx, {
    kind: SEND_JOB,
    payload: { notification: row.id },
    userId: row.not_id_sender,
    at: row.not_send_at,
  })
  await tx.update('notifications', row, { not_id_job: job.id })
}

/** Keeps it from being sent; what a process is at already stays as it is. */
const stop = async (tx: Tx, { not_id_job }: Row<'notifications'>): Promise<void> => {
  if (not_id_job === null || !(await cancelJob(tx, not_id_job))) throw new AppError('notificationSent')
}

export const storeNotification = (ctx: Ctx, body: NotificationCreateBody): Promise<OneNotification> =>
  write(writeContext(ctx), 'notification.store', async tx => {
    const { not_audience, not_variants, ...said } = body
    assertLater(said.not_send_at)
    await assertReaches(ctx.actor, tx, not_audience)
    const row = await tx.insert('notifications', {
      ...said,
      not_variants: stored(not_variants),
      not_audience: JSON.stringify(not_audience),
      not_id_sender: ctx.actor.id,
      not_id_job: null,
    })
    await plan(tx, row)
    return notificationAccess.answer(ctx, tx.read, row.id)
  })

/** Held, as long as nobody has it; whoever comes too late is told so, and not that they may not. */
const lockUnsent = async (ctx: Ctx, tx: Tx, id: number, action: NotificationAction, version?: string) => {
  await tx.lock('notifications', id)
  const { state } = await notificationAccess.findOrThrow(ctx, tx.read, id)
  if (state !== 'scheduled') throw new AppError('notificationSent')
  return notificationAccess.lock(ctx, tx, id, action, version)
}

/** Whoever changes it, it stays that of its sender, and goes to whom they reach. */
export const updateNotification = (
  ctx: Ctx,
  id: number,
  { updated_at, not_audience, not_variants, not_send_at, ...said }: NotificationUpdateBody,
): Promise<OneNotification> =>
  write(writeContext(ctx), 'notification.update', async tx => {
    const { row } = await lockUnsent(ctx, tx, id, 'update', updated_at)
    if (not_audience) await assertReaches(await actorOfSender(ctx, tx.read, row), tx, not_audience)
    const after = await tx.update('notifications', row, {
      ...said,
      ...(not_variants && { not_variants: stored(not_variants) }),
      ...(not_audience && { not_audience: JSON.stringify(not_audience) }),
    })
    if (not_send_at !== undefined && not_send_at !== row.not_send_at) {
      assertLater(not_send_at)
      await stop(tx, row)
      await plan(tx, await tx.update('notifications', after, { not_send_at }))
    }
    return notificationAccess.answer(ctx, tx.read, id)
  })

export const destroyNotification = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'notification.destroy', async tx => {
    const { row } = await lockUnsent(ctx, tx, id, 'destroy')
    await stop(tx, row)
    await tx.update('notifications', row, { deleted_at: new Date().toISOString() })
  })

/** Brings one back inside of an action, as long as its time has not come. */
export const restoreNotificationIn = async (ctx: Ctx, tx: Tx, row: Row<'notifications'>): Promise<OneNotification> => {
  await plan(tx, await tx.update('notifications', row, { deleted_at: null }))
  return notificationAccess.answer(ctx, tx.read, row.id)
}
