import { sql } from 'kysely'
import { freshDatabase, testConfig } from '../../../test/template'
import type { Database } from '../../platform/db/database'
import { migrate, migrateDown } from '../../platform/db/migrate'
import { mendMailboxes } from './user.mailboxes'
import { userByEmail } from './user.repository'

const { migrationsDir } = testConfig()

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  await migrate(database, migrationsDir)
})
beforeEach(() => database.exec('truncate users, system_logs cascade'))
afterAll(() => discard())

/** Somebody whose address was stored as it was typed. */
const stored = async (usr_email: string, last_seen: string | null = null, deleted_at: string | null = null) => {
  const { rows } = await sql<{ id: number }>`insert into users (usr_name, usr_email, usr_last_seen_at, deleted_at)
    values ('Somebody', ${usr_email}, ${last_seen}, ${deleted_at}) returning id`.execute(database.unaudited)
  return Number(rows[0]?.id)
}

const idBehind = async (address: string) => (await userByEmail(database.read, address))?.id

it('an address from before the rule is found, in whichever case it was stored', async () => {
  while ((await migrateDown(database, migrationsDir)) !== '0010_mailboxes');
  const plain = await stored('Ana.SILVA@Candela.EXAMPLE')
  const removed = await stored('ANA.silva@candela.example', null, '2026-01-01')
  const other = await stored(`JOSE\u0301@BÜCHER.example`)
  const dotted = await stored('ru\u2800i@candela\u3002example')
  await migrate(database, migrationsDir)
  expect(await mendMailboxes(database)).toBe('addresses brought into their one form: 2')
  expect(await idBehind('ana.silva@candela.example')).toBe(plain)
  expect(await idBehind('josé@bücher.example')).toBe(other)
  expect(await idBehind('rui@candela.example')).toBe(dotted)
  expect(await mendMailboxes(database)).toBeNull()
  const { usr_email } = await database.read
    .selectFrom('users')
    .select('usr_email')
    .where('id', '=', removed)
    .executeTakeFirstOrThrow()
  expect(usr_email).toBe('ana.silva@candela.example')
})

it('of two with one mailbox it is of whoever was here last, and the start names the other', async () => {
  const former = await stored('jose\u0301@candela.example', '2026-01-01')
  const latest = await stored('ｊｏｓé@candela.example', '2026-02-01')
  const removed = await stored('josé＠candela.example', '2026-03-01', '2026-03-02')
  const said = await Promise.all([mendMailboxes(database), mendMailboxes(database)])
  expect(said).toContain(
    `addresses brought into their one form: 2; left, as somebody else has that mailbox: user ${former}`,
  )
  expect(await idBehind('JOSÉ@candela.example')).toBe(latest)
  const rows = await database.read.selectFrom('system_logs').select(['slo_action', 'slo_object_id']).execute()
  expect(rows.map(({ slo_object_id }) => slo_object_id).sort()).toEqual([latest, removed].sort())
  expect(new Set(rows.map(({ slo_action }) => slo_action))).toEqual(new Set(['user.mendMailboxes']))
})

it('the database refuses letters that a mailbox does not have', async () => {
  await expect(stored('Ana@candela.example')).rejects.toThrow(/users_mailbox/)
})
