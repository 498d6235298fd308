import { sql } from 'kysely'
import type { Database } from '../../platform/db/database'
import { type Keyring, seal, sealedBy, UnreadableSecret } from '../../platform/secrets'
import { type Tx, write } from '../../platform/write'
import { placeOf, readStored, type StoredRow, setOf } from './ad-network.access'

/** Rows of one transaction: a process that ends loses no more than that, and begins with the next ones. */
const BATCH = 100

type Rotated = { sealed: number; unreadable: { id: number; network: number; credential: string }[] }

/** The next ones that are not sealed with the key of now. */
const waitingAfter = (tx: Tx, { current }: Keyring, after: number, limit: number): Promise<{ id: number }[]> =>
  tx.read
    .selectFrom('ad_network_credentials')
    .where('crd_secret', 'is not', null)
    .where(sql<boolean>`not starts_with(crd_secret, ${sealedBy(current)})`)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()

const sealAnew = async (tx: Tx, secrets: Keyring, row: StoredRow): Promise<boolean> => {
  const set = await setOf(tx.read, row.crd_id_set)
  // Somebody may have stored it anew, or taken it away, before it was held.
  if (!set || row.crd_secret === null || row.crd_secret.startsWith(sealedBy(secrets.current))) return true
  try {
    const crd_secret = seal(secrets, readStored(secrets, set, row), placeOf(set, row.crd_credential))
    await tx.update('ad_network_credentials', row, { crd_secret })
    return true
  } catch (error) {
    if (error instanceof UnreadableSecret) return false
    throw error
  }
}

/**
 * Seals every secret with the key of now, a batch at a time: whenever it ends, each of them opens with one of the keys,
 * and it can begin again. What does not open stays as it is and is named.
 */
export const rotateSecrets = async (database: Database, secrets: Keyring, atATime = BATCH): Promise<Rotated> => {
  const rotated: Rotated = { sealed: 0, unreadable: [] }
  const context = { database, actorId: null, ip: null, requestId: null }
  for (let after = 0; ; ) {
    const batch = await write(context, 'adNetwork.rotateKey', async tx => {
      const ids = (await waitingAfter(tx, secrets, after, atATime)).map(({ id }) => id)
      const rows = await tx.lockAll('ad_network_credentials', ids)
      const unreadable: StoredRow[] = []
      for (const row of rows) if (!(await sealAnew(tx, secrets, row))) unreadable.push(row)
      return { last: ids.at(-1), sealed: rows.length - unreadable.length, unreadable }
    })
    if (batch.last === undefined) return rotated
    after = batch.last
    rotated.sealed += batch.sealed
    rotated.unreadable.push(
      ...batch.unreadable.map(row => ({
        id: row.id,
        network: row.crd_id_ad_network,
        credential: row.crd_credential,
      })),
    )
  }
}
