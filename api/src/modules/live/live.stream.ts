import { type LiveEvent, resolveVersions, sessionVersion } from '@candela/shared-contract'
import type { Actor, Ctx } from '../../platform/context'
import type { LiveChange } from '../../platform/live-events'
import { actorOfSession } from '../auth/auth.repository'
import { recentFiles } from '../export/export.repository'
import { comingMaintenanceOf } from '../maintenance/maintenance.repository'

/** Proxies and browsers give up on a silent connection after about a minute. */
const BEAT_MS = 20_000
/** Two clocks may differ on when a session ends. */
const MIN_SLEEP_MS = 1_000

type Wake = 'beat' | 'person' | 'remotes' | 'files' | 'end'

const wakeOf = (change: LiveChange, { id, groupId }: Actor): Wake | null => {
  if ('stopping' in change) return 'end'
  if ('remotes' in change) return 'remotes'
  if ('job' in change) return change.ofUser === id ? 'files' : null
  if ('user' in change) return change.user === id ? 'person' : null
  return change.group === groupId ? 'person' : null
}

const eventsOf = async ({ app }: Ctx, actor: Actor, toldOfMaintenance: boolean): Promise<LiveEvent[]> => {
  const { read } = app.database
  const [files, coming] = await Promise.all([recentFiles(read, actor.id), comingMaintenanceOf(read, actor)])
  const now = actor.maintenance !== null
  return [
    { type: 'remotes', versions: resolveVersions(app.registry.current(), actor) },
    { type: 'session', at: sessionVersion(actor.user) },
    ...(files.length > 0 ? [{ type: 'files' as const, files }] : []),
    ...(now || coming || toldOfMaintenance ? [{ type: 'maintenance' as const, now, coming }] : []),
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
      if (!isOnlyRemotes) actor = await actorOfSession(ctx.app.database.read, ctx.actor.sessionId)
      if (!actor) return
      if (reasons.has('beat')) yield null
      for (const event of await eventsOf(ctx, actor, told.has('maintenance'))) {
        const text = JSON.stringify(event)
        if (told.get(event.type) === text) continue
        told.set(event.type, text)
        yield event
      }
      reasons = await sleep(Math.min(beatMs, Math.max(MIN_SLEEP_MS, Date.parse(actor.expiresAt) - Date.now())))
    }
  } finally {
    stopListening()
  }
}
