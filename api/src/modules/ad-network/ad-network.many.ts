import {
  type AdNetworkManyAnswer,
  type AdNetworkManyBody,
  contractMessages,
  type FieldErrorCode,
  languageOf,
  NAME_PLACES,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { caseless } from '../../platform/db/text'
import { filled } from '../../platform/http/errors'
import { toDisplayHost } from '../../platform/web/host'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { holdNamed, problemsOfFacts } from './ad-network.facts'
import { mayServe } from './ad-network.policy'
import { reachedWebsites } from './ad-network.repository'
import { accessColumns, inTurnOfAccess, requirePlan, rethrowAsTakenName } from './ad-network.service'
import { setFor, storeCredentialsIn } from './ad-network.store-access'

type Website = Awaited<ReturnType<typeof reachedWebsites>>[number]
type Wanted = {
  website: number
  label: string
  name: string
  /** Why it gets none, and in the words of the caller. */
  code: FieldErrorCode | null
  message: string | null
}

const NAME_MAX = 255
const [WEBSITE, DOMAIN] = NAME_PLACES

const nameFor = (pattern: string, { anw_name, anw_website }: Website): string =>
  pattern.replaceAll(WEBSITE, () => anw_name).replaceAll(DOMAIN, () => toDisplayHost(anw_website))

/** Those of these names that an ad network has, as the index compares them. */
const takenAmong = async (read: Reader, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const asked = sql<{ name: string }>`unnest(${names}::text[])`
  const rows = await read
    .selectFrom(
      sql<{ name: string }>`(select a.name from ${asked} as a (name) where exists (
      select from ad_networks as n where n.deleted_at is null and ${caseless('n.adn_name')} = ${caseless('a.name')}))`.as(
        'k',
      ),
    )
    .select('name')
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** What would become of each website, now. */
export const wantedFor = async (
  ctx: Ctx,
  read: Reader,
  { adn_name, websites }: Pick<AdNetworkManyBody, 'adn_name' | 'websites'>,
): Promise<Wanted[]> => {
  const { field, takenBy } = contractMessages[languageOf(ctx.locale)]
  const wordsFor = (code: FieldErrorCode, name: string | null) =>
    code === 'taken' ? filled(takenBy.taken, { name: name ?? '' }) : field[code]
  const reached = await reachedWebsites(read, reachOf(ctx.actor), websites)
  const named = websites.map(website => {
    const found = mayServe(ctx.actor, website) ? reached.find(({ id }) => id === website) : undefined
    return found
      ? { website, label: toDisplayHost(found.anw_website), name: nameFor(adn_name, found) }
      : { website, label: String(website), name: null }
  })
  const taken = await takenAmong(
    read,
    named.flatMap(({ name }) => name ?? []),
  )
  const used = new Set<string>()
  const codeFor = (name: string | null): FieldErrorCode | null => {
    if (name === null) return 'notAnOption'
    if (name.length > NAME_MAX) return 'tooLong'
    const isTwice = used.has(name.toLowerCase())
    used.add(name.toLowerCase())
    return taken.has(name) ? 'taken' : isTwice ? 'duplicate' : null
  }
  return named.map(({ website, label, name }) => {
    const code = codeFor(name)
    return { website, label, name: name ?? '', code, message: code && wordsFor(code, name) }
  })
}

/** One network for each website, all with one access; a website that can have none is named, and the others get theirs. */
export const addManyIn = async (ctx: Ctx, tx: Tx, body: AdNetworkManyBody): Promise<AdNetworkManyAnswer> => {
  const { credentials: _, credentialsOf: __, adn_name: ___, websites: ____, ...facts } = body
  const plan = await requirePlan(ctx, tx, body, null, await problemsOfFacts(ctx, tx.read, facts))
  const wanted = await wantedFor(ctx, tx.read, body)
  const refused = wanted.flatMap(({ website: id, label, code, message }) =>
    code && message ? [{ id, label, code, message }] : [],
  )
  const accepted = wanted.filter(({ code }) => code === null)
  if (accepted.length === 0) return { created: [], refused }
  const set = await setFor(tx, plan)
  const access = accessColumns(plan, set?.id ?? null, new Date().toISOString())
  const rows = await tx.insertAll(
    'ad_networks',
    accepted.map(({ website, name }) => ({
      ...facts,
      adn_name: name,
      adn_id_website: website,
      ...access,
      deleted_at: null,
    })),
  )
  const [first] = rows
  if (first) await storeCredentialsIn(ctx, tx, plan, set, first.id)
  return { created: rows.map(({ id, adn_name: label }) => ({ id, label })), refused }
}

export const storeManyAdNetworks = (ctx: Ctx, body: AdNetworkManyBody): Promise<AdNetworkManyAnswer> =>
  write(writeContext(ctx), 'adNetwork.storeMany', async tx => {
    await inTurnOfAccess(tx)
    await holdNamed(tx, body.adn_id_ad_network_category, body.adn_id_ad_network_type)
    return addManyIn(ctx, tx, body)
  }).catch(rethrowAsTakenName)
