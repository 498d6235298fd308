import { freshDatabase, testConfig } from '../../../test/template'
import type { Database } from '../../platform/db/database'
import { migrate } from '../../platform/db/migrate'
import { createLog } from '../../platform/log'
import { createOutbox } from '../../platform/mail/outbox'
import type { MailTransport } from '../../platform/mail/transport'
import { seed } from '../../seeds/seed'
import { firstAdministrator } from './first-administrator'

const config = testConfig({ demo: false, seed: 'none' })
let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  await migrate(database, config.migrationsDir)
  await seed(database, config)
})
afterAll(() => discard())

/** A database that nobody has used, and processes that start on it. */
const installation = async (
  { adminEmail }: { adminEmail?: string | undefined } = { adminEmail: 'first@candela.example' },
) => {
  await database.exec('truncate users, mails cascade')
  const log = createLog('silent')
  const transport: MailTransport = { send: async () => undefined, list: null }
  const app = { config: { ...config, adminEmail }, database, outbox: createOutbox(database, transport, log) }
  const people = () =>
    database.read.selectFrom('users').select(['usr_email', 'usr_id_group', 'usr_status']).orderBy('id').execute()
  const mails = () => database.read.selectFrom('mails').select('mai_to').execute()
  return { app, people, mails }
}

it('of processes that start at once one makes the first administrator, with one mail, and later starts make none', async () => {
  const { app, people, mails } = await installation()
  await Promise.all([firstAdministrator(app), firstAdministrator(app)])
  await firstAdministrator(app)
  const [administrator, ...others] = await people()
  expect(administrator?.usr_email).toBe('first@candela.example')
  expect(administrator?.usr_id_group).not.toBeNull()
  expect(others).toEqual([])
  expect(await mails()).toEqual([{ mai_to: 'first@candela.example' }])
  await app.outbox.stop()
})

it('whoever is named administers where nobody does any more: somebody who is there, or somebody new', async () => {
  const { app, people, mails } = await installation()
  await firstAdministrator(app)
  await app.database.exec(`update users set usr_status = 'Banido', usr_id_group = null`)
  expect(await firstAdministrator(app)).toBe('first@candela.example administers now and gets a mail to set a password')
  expect(await people()).toMatchObject([{ usr_status: 'Ativo', usr_id_group: expect.any(Number) }])
  await app.database.exec(`update users set deleted_at = clock_timestamp()`)
  await firstAdministrator(app)
  expect(await people()).toHaveLength(2)
  expect(await mails()).toHaveLength(3)
  await app.outbox.stop()
})

it('a wrong address is put right by another one: who never came administers nothing', async () => {
  const { app, people } = await installation({ adminEmail: 'tpyo@candela.example' })
  await firstAdministrator(app)
  const right = { ...app, config: { ...app.config, adminEmail: 'Typo@CANDELA.example' } }
  expect(await firstAdministrator(right)).toMatch('typo@candela.example administers now')
  expect(await firstAdministrator(right)).toBeNull()
  expect((await people()).map(({ usr_email }) => usr_email)).toEqual(['tpyo@candela.example', 'typo@candela.example'])
  await app.outbox.stop()
})

it('nobody who administers, and nobody named: said at the start', async () => {
  const { app, people } = await installation({})
  expect(await firstAdministrator(app)).toMatch('set ADMIN_EMAIL')
  expect(await people()).toEqual([])
})

it('an address that is none ends the start and says so', async () => {
  const { app } = await installation()
  const wrong = { ...app, config: { ...app.config, adminEmail: 'nobody' } }
  await expect(firstAdministrator(wrong)).rejects.toThrow('ADMIN_EMAIL is not an e-mail address')
})
