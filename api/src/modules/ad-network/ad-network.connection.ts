import { createPrivateKey } from 'node:crypto'
import {
  type AdNetworkRetestBody,
  type AdNetworkTestBody,
  type AuthKind,
  type ConnectionResult,
  type ConnectionTest,
  type CredentialValues,
  connectionStateOf,
  lackingCredentials,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { AppError, notFound, throwIfAny } from '../../platform/http/app-error'
import { UnreadableSecret } from '../../platform/secrets'
import { takeAttempt } from '../../platform/throttle'
import { fetchPage } from '../../platform/web/fetch-page'
import { type FetchPage, WebError } from '../../platform/web/page'
import { write } from '../../platform/write'
import { type Accessed, type AccessPlan, planAccess, valuesOf } from './ad-network.access'
import { adNetworkAccess } from './ad-network.service'

type Found = Pick<ConnectionTest, 'result' | 'status' | 'latency'>

const TIMEOUT_MS = 8_000
/** Nothing of the answer is kept or told. */
const LIMIT_BYTES = 1

const notSent = (result: ConnectionResult): Found => ({ result, status: null, latency: null })

const isOk = (status: number): boolean => status >= 200 && status < 300

const resultOf = (status: number): ConnectionResult => {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'missing'
  if (status === 429) return 'rateLimited'
  if (status >= 500) return 'farError'
  return status >= 300 && status < 400 ? 'moved' : 'unexpected'
}

/** One question to the host itself: no redirect is followed. */
const ask = async (
  web: FetchPage,
  host: string,
  headers: Record<string, string>,
): Promise<Found & { status: number }> => {
  const started = performance.now()
  const { status } = await web(`https://${host}/`, { headers, limitBytes: LIMIT_BYTES, timeoutMs: TIMEOUT_MS })
  const latency = Math.round(performance.now() - started)
  return { result: isOk(status) ? 'answers' : resultOf(status), status, latency }
}

/** What one of these kinds signs in with; null where the host alone does not tell how. */
const signIn = (kind: AuthKind, { access_token, developer_key, login, email, password }: CredentialValues) => {
  if (kind === 'token') return { authorization: `Bearer ${access_token ?? developer_key ?? ''}` }
  if (kind !== 'basic') return null
  return { authorization: `Basic ${Buffer.from(`${login ?? email ?? ''}:${password ?? ''}`).toString('base64')}` }
}

/** Whether the key of a service account can sign. */
const canSign = ({ service_account = '', private_key }: CredentialValues): boolean => {
  try {
    const key = service_account ? (JSON.parse(service_account) as { private_key?: unknown }).private_key : private_key
    createPrivateKey(String(key))
    return true
  } catch {
    return false
  }
}

/** Turned away as a stranger: only who asks that first knows that being let in says something. */
const TURNED_AWAY: ReadonlySet<ConnectionResult> = new Set(['unauthorized', 'forbidden'])

const tryIt = async (web: FetchPage, kind: AuthKind, host: string, values: CredentialValues): Promise<Found> => {
  if (kind === 'service_account' && !canSign(values)) return notSent('badKey')
  const stranger = await ask(web, host, {})
  if (kind === 'none') return stranger.result === 'answers' ? { ...stranger, result: 'noSignIn' } : stranger
  const headers = signIn(kind, values)
  // That a stranger is turned away shows as well that somebody answers.
  if (!headers) return TURNED_AWAY.has(stranger.result) ? { ...stranger, result: 'answers' } : stranger
  if (!TURNED_AWAY.has(stranger.result))
    return stranger.result === 'answers' ? { ...stranger, result: 'open' } : stranger
  const known = await ask(web, host, headers)
  return known.result === 'answers' ? { ...known, result: 'accepted' } : known
}

/** A text of several lines, or with letters that no header carries, is no token; every other kind sends none as it is. */
const isHeader = (kind: AuthKind, values: CredentialValues): boolean =>
  kind !== 'token' ||
  [values.access_token, values.developer_key].every(text => text === undefined || /^[\x20-\x7e]*$/.test(text))

const WINDOW_SECONDS = 300
/** Tries in a window: enough to set up many networks, too few to guess with or to bother a host. */
const TRIES = { person: 30, host: 20 }

/** A host that is asked by several people is asked in turns as well. */
const refuseTooMany = async ({ app, actor }: Ctx, host: string): Promise<void> => {
  const byPerson = await takeAttempt(app.database, `connection:person:${actor.id}`, TRIES.person, WINDOW_SECONDS)
  const wait = byPerson || (await takeAttempt(app.database, `connection:host:${host}`, TRIES.host, WINDOW_SECONDS))
  if (wait) throw new AppError('tooManyRequests', { retryAfter: wait })
}

const tryPlan = async (ctx: Ctx, plan: AccessPlan): Promise<Found> => {
  const { app } = ctx
  const { type, domain } = plan
  try {
    const values = valuesOf(plan, app.secrets)
    if (lackingCredentials(type.ant_fields, Object.keys(values)).length > 0) return notSent('lacking')
    if (!domain) return notSent('noDomain')
    if (!isHeader(type.ant_auth_kind, values)) return notSent('unauthorized')
    await refuseTooMany(ctx, domain)
    return await tryIt(app.demo?.web(fetchPage) ?? fetchPage, type.ant_auth_kind, domain, values)
  } catch (error) {
    if (error instanceof UnreadableSecret) return notSent('unreadable')
    if (error instanceof WebError) return notSent(error.reason)
    throw error
  }
}

const planToTry = async (ctx: Ctx, said: AdNetworkRetestBody, before: Accessed | null): Promise<AccessPlan> => {
  const { plan, problems } = await planAccess(ctx, ctx.app.database.read, said, before)
  throwIfAny(problems)
  if (!plan) throw notFound()
  return plan
}

const testOf = (found: Found, at: string): ConnectionTest => ({ ...found, state: connectionStateOf(found.result), at })

/** Tries what is typed before anything of it is saved. */
export const testAdNetwork = async (ctx: Ctx, body: AdNetworkTestBody): Promise<ConnectionTest> => {
  const at = new Date().toISOString()
  return testOf(await tryPlan(ctx, await planToTry(ctx, body, null)), at)
}

const keep = (ctx: Ctx, id: number, { result, status, at }: ConnectionTest): Promise<void> =>
  write(writeContext(ctx), 'adNetwork.retest', async tx => {
    // Held, so that of two tries at once the later one finds what the other stored.
    await adNetworkAccess.lock(ctx, tx, id, 'update')
    const before = await tx.read
      .selectFrom('ad_network_connections')
      .where('con_id_ad_network', '=', id)
      .selectAll()
      .executeTakeFirst()
    const facts = { con_result: result, con_status: status, con_at: at }
    if (before) await tx.update('ad_network_connections', before, facts)
    else await tx.insert('ad_network_connections', { con_id_ad_network: id, ...facts })
  })

/** There was nothing to try yet. */
const NOT_TRIED: ReadonlySet<ConnectionResult> = new Set(['noDomain', 'lacking'])

/** Tries a stored network; what is said of it is tried in the place of what is stored, and then nothing is kept. */
export const retestAdNetwork = async (ctx: Ctx, id: number, body: AdNetworkRetestBody): Promise<ConnectionTest> => {
  // Before it is read what is tried: whatever changes meanwhile is later.
  const at = new Date().toISOString()
  const network = await adNetworkAccess.findOrThrow(ctx, ctx.app.database.read, id, 'update')
  const isAsStored = Object.values(body).every(value => value === undefined)
  const test = testOf(await tryPlan(ctx, await planToTry(ctx, body, network)), at)
  if (isAsStored && !NOT_TRIED.has(test.result)) await keep(ctx, id, test)
  return test
}
