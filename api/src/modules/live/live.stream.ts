import { type LiveEvent, resolveVersions, sessionVersion } from '@candela/shared-contract'
import type { Actor, Ctx } from '../../platform/context'
import type { LiveChange } from '../../platform/live-events'
import { actorNow } from '../auth/viewing.repository'
import { recentFiles } from '../export/export.repository'
import { comingMaintenanceOf } from '../maintenance/maintenance.repository'
import { bellOf } from '../notification/user-notification.repository'
import { waitingFor, waitsFor } from '../waiting/waiting.repository'
import { presenceOf } from './live.presence'

/** Proxies and browsers give up on a silent connection after about a minute. */
const BEAT_MS = 20_000
/** Two clocks may differ on when a session ends. */
const MIN_SLEEP_MS = 1_000

type Wake = 'beat' | 'person' | 'remotes' | 'files' | 'bell' | 'waiting' | 'end'

const wakeOf = (change: LiveChange, actor: Actor): Wake | null => {
  const { id, groupId, viewedBy } = actor
  if ('stopping' in change) return 'end'
  if ('remotes' in change) return 'remotes'
  if ('job' in change) return change.ofUser === id ? 'files' : null
  if ('notified' in change) return change.notified === id ? 'bell' : null
  if ('menuCount' in change) return waitsFor(actor, change.menuCount) ? 'waiting' : null
  if ('user' in change) return [id, viewedBy?.id].includes(change.user) ? 'person' : null
  return [groupId, viewedBy?.groupId].includes(change.group) ? 'person' : null
}

const eventsOf = async (
  { app }: Ctx,
  actor: Actor,
  told: ReadonlyMap<LiveEvent['type'], string>,
): Promise<LiveEvent[]> => {
  const { read } = app.database
  const [files, coming, bell, counts] = await Promise.all([
    recentFiles(read, actor.id),
    comingMaintenanceOf(read, actor),
    actor.pairs.has('userNotification.list') ? bellOf(read, actor.id) : null,
    waitingFor(read, actor),
  ])
  const now = actor.maintenance !== null
  return [
    { type: 'remotes', versions: resolveVersions(app.registry.current(), actor) },
    { type: 'session', at: sessionVersion(actor.user) },
    ...(files.length > 0 ? [{ type: 'files' as const, files }] : []),
    ...(bell && (bell.newest !== null || told.has('notifications'))
      ? [{ type: 'notifications' as const, ...bell }]
      : []),
    ...(now || coming || told.has('maintenance') ? [{ type: 'maintenance' as const, now, coming }] : []),
    ...(Object.keys(counts).length > 0 || told.has('waiting') ? [{ type: 'waiting' as const, counts }] : []),
  ]
}

/** Collects why to look again while somebody looks, and lets them sleep when there is no reason. */
const alarm = () => {
  const reasons = new Set<Wake>()
  let ring: () => void = () => undefined
  return {
    wake: (reason: Wake): void => {
      reasons.add(reason)
      ring()
    },
    sleep: async (ms: number): Promise<ReadonlySet<Wake>> => {
      if (reasons.size === 0) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>(resolve => {
          ring = resolve
          timer = setTimeout(() => resolve(), ms)
        })
        clearTimeout(timer)
      }
      const woken = reasons.size > 0 ? new Set(reasons) : new Set<Wake>(['beat'])
      reasons.clear()
      return woken
    },
  }
}

/**
 * How things stand for the caller, and again whenever they stand differently. Ends with the session: a change tells at
 * once, and each beat looks for itself, which also finds what another process did.
 */
export const liveEvents = async function* (
  ctx: Ctx,
  gone: AbortSignal,
  beatMs = BEAT_MS,
): AsyncGenerator<LiveEvent | null> {
  const { wake, sleep } = alarm()
  const presence = presenceOf(ctx)
  let actor: Actor | null = ctx.actor
  const stopListening = ctx.app.liveEvents.listen(change => {
    const reason = actor && wakeOf(change, actor)
    if (reason) wake(reason)
  })
  gone.addEventListener('abort', () => wake('end'))
  try {
    const told = new Map<LiveEvent['type'], string>()
    // What changed between asking who calls and listening is looked for at once.
    let reasons: ReadonlySet<Wake> = new Set(['person'])
    while (!gone.aborted && !reasons.has('end')) {
      const isOnlyRemotes = reasons.size === 1 && reasons.has('remotes')
      if (!isOnlyRemotes) actor = await actorNow(ctx.app.database.read, ctx.actor)
      if (!actor) return
      if (!actor.maintenance) await presence.stays()
      if (reasons.has('beat')) yield null
      for (const event of await eventsOf(ctx, actor, told)) {
        const text = JSON.stringify(event)
        if (told.get(event.type) === text) continue
        told.set(event.type, text)
        yield event
      }
      reasons = await sleep(Math.min(beatMs, Math.max(MIN_SLEEP_MS, Date.parse(actor.expiresAt) - Date.now())))
    }
  } finally {
    stopListening()
    presence.leaves()
  }
}
