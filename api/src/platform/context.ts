import type { Day, Locale, PageConfig, Pair, Scope, SessionUser } from '@candela/shared-contract'
import type { FastifyBaseLogger } from 'fastify'
import type { RecordKind } from './audit'
import type { Config } from './config'
import type { Database, Reader } from './db/database'
import type { RegistryFile } from './gateway/registry-file'
import { AppError } from './http/app-error'
import type { IdempotentCall } from './idempotency'
import type { LiveEvents } from './live-events'
import type { Outbox } from './mail/outbox'
import type { Keyring } from './secrets'
import type { FetchPage } from './web/page'
import type { WriteContext } from './write'

/** What a demo has, and no other installation: people whose password is known, and websites that nobody put up. */
export type Demo = { signIn: NonNullable<PageConfig['demo']>; web: (fetchPage: FetchPage) => FetchPage }

/** What the process has: made once at start, handed to whoever serves a request. */
export type App = {
  config: Config
  database: Database
  outbox: Outbox
  registry: RegistryFile
  /** What secrets are sealed with. */
  secrets: Keyring
  liveEvents: LiveEvents
  demo: Demo | null
  /** The earliest day of which there are numbers while older ones are still being loaded; null: all are there. */
  historyFrom: () => Day | null
  namesOf: NamesOf
  log: FastifyBaseLogger
}

/** What the records of a kind are called, also those that were removed, as far as this person knows it. */
export type NamesOf = (
  read: Reader,
  actor: Actor,
  kind: RecordKind,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, string>>

/** Who looks at the product as somebody else. */
export type Viewer = { id: number; name: string; groupId: number | null; viewingId: number }

/** The signed-in person as a use case sees them. */
export type Actor = {
  id: number
  /** Somebody else looks as this person: what they see is theirs, and nothing is written. */
  viewedBy: Viewer | null
  sessionId: number
  expiresAt: string
  groupId: number | null
  scope: Scope
  pairs: ReadonlySet<Pair>
  /** Whom they talk to is looked up when they ask for their session, and not on every call. */
  user: Omit<SessionUser, 'manager'>
  maintenance: { message: string | null; until: string | null } | null
}

/** One request: who, from where, in which language. */
export type OpenCtx = {
  app: App
  actor: Actor | null
  ip: string
  userAgent: string
  requestId: string
  locale: Locale
  /** Set when the caller may repeat this call and sent a key for it. */
  idempotentCall: IdempotentCall | null
}

export type Ctx = OpenCtx & { actor: Actor }

export const signedIn = (ctx: OpenCtx): Ctx => {
  if (!ctx.actor) throw new AppError('notSignedIn')
  return { ...ctx, actor: ctx.actor }
}

/** Nobody writes as somebody whom they only look as, whatever a call says of itself. */
const whoWrites = ({ actor }: OpenCtx): number | null => {
  if (actor?.viewedBy) throw new AppError('onlyLooking')
  return actor?.id ?? null
}

/** Who a write is put down to; a sign-in or a reset happens before anybody is signed in and names its user. */
export const writeContext = (ctx: OpenCtx, actorId: number | null = whoWrites(ctx)): WriteContext => ({
  database: ctx.app.database,
  actorId,
  ip: ctx.ip,
  requestId: ctx.requestId,
  liveEvents: ctx.app.liveEvents,
  idempotentCall: ctx.idempotentCall,
})
