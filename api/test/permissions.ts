import { randomUUID } from 'node:crypto'
import { type Endpoint, endpointList, routeOf, type Scope } from '@candela/shared-contract'
import { groupWithRights } from '../src/modules/group/group.repository'
import { DEMO_USERS } from '../src/seeds/demo-users'
import { DEFAULT_GROUPS } from '../src/seeds/groups'
import { anAccount, aWebsiteOf } from './accounts'
import { walkedNetwork } from './ad-networks'
import { runRecords } from './api-logs'
import { exportRecords } from './exports'
import { A_PDF } from './invoice-files'
import { anEntry } from './maintenance'
import { aNetworkType } from './network-types'
import { aNotification, anOwnNotification } from './notifications'
import { campaignOf } from './order-campaigns'
import { anOrder } from './orders'
import { aGroup, aPerson } from './people'
import type { CallOptions, Product } from './product'
import { aQuotation } from './quotations'
import { NOTHING_COUNTED, saidOfRow, walkedRow } from './rows'
import { inDays, walkedShare } from './shares'
import { aTechnology } from './technologies'
import { aTransferIn, OUTDATED } from './transfers'
import { REASON } from './viewings'
import { viewRecords } from './views'
import { logRecords, visitRecords, walkedLogs } from './walked-logs'
import { walkedWebsite, walkedWebsites } from './websites'

/** Who asks: one person per default group, somebody without a group, and nobody. */
const ROLES: readonly { key: string; email: string | null; scope: Scope }[] = [
  ...DEFAULT_GROUPS.map(({ key, gro_scope }) => ({
    key,
    scope: gro_scope,
    email: DEMO_USERS.find(({ group }) => group === key)?.usr_email ?? null,
  })),
  { key: 'no group', email: 'solange.semgrupo@candela.example', scope: 'own' },
  { key: 'signed out', email: null, scope: 'own' },
]

/** Each statement is asked on PostgreSQL too, by who reaches everything and by who reaches the least. */
export const WALKERS = ROLES.filter(
  ({ key }) => process.env.TEST_ENGINE !== 'postgres' || process.env.TEST_ALL === '1' || ['SA', 'PO'].includes(key),
)

/** The call that answers: of a mirror the one behind it. */
export const servedBy = ({ name, endpoint }: { name: string; endpoint: Endpoint }): string =>
  endpointList.find(call => call.endpoint === endpoint.mirrors)?.name ?? name

export type Which = 'own' | 'foreign' | 'absent'

const ABSENT = 987_654_321

/** The number of a record, or its key. */
export type RecordId = number | string
type Finder = (product: Product, email: string | null) => Promise<RecordId | null>

/** Per resource: a record of the caller's own, and one that belongs to others. */
const RECORDS: Record<string, { own: Finder; foreign: Finder }> = {
  user: {
    own: async (product, email) => (await person(product, email)).id,
    foreign: async product => (await person(product, 'inacio.parado@candela.example')).id,
  },
  account: {
    own: async (product, email) => {
      const { id } = await person(product, email)
      return (await anAccount(product, { managers: [id], users: [id] })).id
    },
    foreign: async product => (await anAccount(product)).id,
  },
  report: {
    own: async (product, email) => {
      const { id } = await person(product, email)
      return (await aTransferIn(product, 'awaiting_invoice', { managers: [id], users: [id] })).id
    },
    foreign: async product => (await aTransferIn(product, 'awaiting_invoice')).id,
  },
  group: {
    own: async (product, email) => (await person(product, email)).usr_id_group,
    foreign: async ({ database }) =>
      (
        await database.read
          .selectFrom('access_groups')
          .select('id')
          .where('gro_name', '=', FOREIGN_GROUP)
          .executeTakeFirstOrThrow()
      ).id,
  },
  view: viewRecords,
  export: exportRecords,
  adNetwork: { own: walkedNetwork('own'), foreign: walkedNetwork('foreign') },
  adNetworkCategory: {
    own: async product => (await aTechnology(product)).id,
    foreign: async product => (await aTechnology(product)).id,
  },
  adNetworkType: {
    own: async product => (await aNetworkType(product)).id,
    foreign: async product => (await aNetworkType(product)).id,
  },
  currencyExchange: {
    own: async product => (await aQuotation(product)).id,
    foreign: async product => (await aQuotation(product)).id,
  },
  userMaintenance: {
    own: async product => (await anEntry(product)).id,
    foreign: async product => (await anEntry(product)).id,
  },
  notification: {
    own: async (product, email) =>
      (await aNotification(product, { not_id_sender: (await person(product, email)).id })).id,
    foreign: async product => (await aNotification(product)).id,
  },
  userNotification: {
    own: async (product, email) => (await anOwnNotification(product, (await person(product, email)).id)).id,
    foreign: async product => {
      const { id } = await aPerson(product, (await aGroup(product, {})).id)
      return (await anOwnNotification(product, id)).id
    },
  },
  order: {
    own: async (product, email) => {
      const { id } = await person(product, email)
      const website = await aWebsiteOf(product, (await anAccount(product, { managers: [id] })).id)
      return (await anOrder(product, { ord_id_website: website.id })).id
    },
    foreign: async product => (await anOrder(product)).id,
  },
  orderCampaign: {
    own: async (product, email) => {
      const { id } = await person(product, email)
      return (await campaignOf(product, (await anAccount(product, { managers: [id] })).id)).id
    },
    foreign: async product => (await campaignOf(product, (await anAccount(product)).id)).id,
  },
  websiteRevenueShare: { own: walkedShare('own'), foreign: walkedShare('foreign') },
  website: { own: walkedWebsite('own'), foreign: walkedWebsite('foreign') },
  apiLog: runRecords,
  adNetworkReport: { own: walkedRow('own'), foreign: walkedRow('foreign') },
  userAccessLog: visitRecords,
  systemLog: logRecords,
}

/** Records of the company, of which whoever has the right reaches each; of everything else some is foreign. */
const COMPANYS: ReadonlySet<string> = new Set(['adNetworkCategory', 'adNetworkType', 'currencyExchange'])
export const isCompanys = (name: string): boolean => COMPANYS.has(name.split('.')[0] ?? '')

/** Nobody of the walk has it, and it reaches more than publishers do. */
const FOREIGN_GROUP = 'Walked past'

const person = ({ database }: Product, email: string | null) =>
  database.read
    .selectFrom('users')
    .select(['id', 'usr_id_group'])
    .where('usr_email', '=', email ?? 'admin@candela.example')
    .executeTakeFirstOrThrow()

/** What the walk finds besides the seeds. */
export const prepareWalk = async (product: Product): Promise<void> => {
  await aGroup(product, { name: FOREIGN_GROUP, pairs: ['type.list'], scope: 'all' })
  await walkedWebsites(product)
  await walkedLogs(product)
}

export const idFor = async (product: Product, name: string, which: Which, email: string | null): Promise<RecordId> => {
  const records = RECORDS[name.split('.')[0] ?? '']
  if (!records) throw new Error(`${name} takes an id: say in test/permissions.ts whose records there are`)
  return which === 'absent' ? ABSENT : ((await records[which](product, email)) ?? ABSENT)
}

const groupBody = async ({ app }: Product, id: number): Promise<object> => {
  const { gro_name, gro_scope, permissions } = (await groupWithRights(app.database.read, id)) ?? {
    gro_name: 'Absent',
    gro_scope: 'own',
    permissions: [],
  }
  return { gro_name, gro_scope, permissions }
}

/** The picture that somebody sends: one blue point. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Where the person of the call is signed in; of somebody absent there is no such place. */
const aSession = async ({ database }: Product, id: RecordId): Promise<number> => {
  if (typeof id === 'string' || id === ABSENT) return ABSENT
  const session = await database.unaudited
    .insertInto('sessions')
    .values({
      ses_id_user: id,
      ses_token_hash: randomUUID(),
      ses_ip: null,
      ses_user_agent: null,
      expires_at: '2100-01-01T00:00:00Z',
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return session.id
}

const { version, number, day } = OUTDATED

/** What calls that take a file ask for in their address. */
const QUERIES: Record<string, string> = {
  '/report/report05/:id/invoice': `?${new URLSearchParams({ version, number, issued_on: day, amount: '150' })}`,
  '/report/report05/:id/pay': `?${new URLSearchParams({ version, paid_on: day })}`,
}

export const pathFor = async (product: Product, endpoint: Endpoint, id: RecordId): Promise<string> => {
  const { path, upload } = endpoint
  const session = path.includes(':session') ? await aSession(product, id) : 0
  const asked = upload ? (QUERIES[path] ?? '') : ''
  return (
    routeOf(endpoint).replace(':session', String(session)).replace(':note', String(ABSENT)).replace(':id', String(id)) +
    asked
  )
}

const NO_TRANSACTION = '00000000-0000-4000-8000-000000000000'

/** Bodies of calls on one record that change nothing, so that only who asks decides the answer. */
const BODIES: Record<string, (product: Product, id: number) => Promise<object>> = {
  'group.update': groupBody,
  'user.impersonate': async () => ({ reason: REASON }),
  'account.storeNote': async () => ({ acn_text: 'Walked past' }),
  'account.revert': async () => ({ transaction: NO_TRANSACTION }),
  'group.preview': async () => ({ permissions: [] }),
  'report.stepTransfer': async () => ({ action: 'hold', version, reason: 'Walked past' }),
  'report.disputeAdjustment': async () => ({ text: 'Walked past' }),
  'view.pin': async () => ({ pinned: false }),
  'user.revert': async () => ({ transaction: NO_TRANSACTION }),
  'adNetwork.revert': async () => ({ transaction: NO_TRANSACTION }),
  'adNetworkCategory.revert': async () => ({ transaction: NO_TRANSACTION }),
  'adNetworkCategory.merge': async () => ({ into: ABSENT, updated_at: NOBODY[0]?.updated_at }),
  'adNetworkType.revert': async () => ({ transaction: NO_TRANSACTION }),
  'order.revert': async () => ({ transaction: NO_TRANSACTION }),
  'order.preview': async () => ({ adn_name: 'Walked past', websites: [ABSENT] }),
  'order.apply': async () => ({ adn_name: 'Walked past', websites: [ABSENT] }),
  'currencyExchange.revert': async () => ({ transaction: NO_TRANSACTION }),
  'orderCampaign.revert': async () => ({ transaction: NO_TRANSACTION }),
  'websiteRevenueShare.update': async (_, id) => ({
    wrs_type: 'website_percentage_value',
    wrs_valid_from: inDays(1_000 + (id % 1_000)),
    rev_percentage_value: '80',
  }),
  'website.approve': async () => ({ decision: 'approve' }),
  'website.revert': async () => ({ transaction: NO_TRANSACTION }),
}

/** The same of rows of report data, which a key names. */
const ROW_BODIES: Record<string, (key: string) => object> = {
  'adNetworkReport.update': key => ({ ...saidOfRow(key), reason: 'Walked past' }),
  'adNetworkReport.preview': key => ({ ...saidOfRow(key), ...NOTHING_COUNTED }),
}

/** Without one of its own a call gets an empty body: refused after the rights were asked. */
export const sentTo = async (
  product: Product,
  name: string,
  endpoint: Endpoint,
  id: RecordId,
): Promise<CallOptions> => {
  if (endpoint.upload?.includes('application/pdf')) return { raw: { payload: A_PDF, type: 'application/pdf' } }
  if (endpoint.upload) return { raw: { payload: PICTURE, type: 'image/png' } }
  if (!endpoint.body) return {}
  const body = typeof id === 'string' ? ROW_BODIES[name]?.(id) : await BODIES[name]?.(product, id)
  return { body: body ?? {} }
}

const NOBODY = [{ id: ABSENT, updated_at: '2026-01-01T00:00:00.000000Z' }]

/** Each action of a bulk call, about nobody who is there. */
export const ACTIONS: Record<string, Record<string, object>> = {
  'adNetworkReport.bulk': {
    currency: { rows: NOBODY, payload: { anr_currency: 'USD', reason: 'Walked past' } },
    acknowledge: { rows: NOBODY, payload: {} },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'report.stepTransfer': {
    approve: { version },
    reject: { version, reason: 'Walked past' },
    schedule: { version },
    reverse: { version, reason: 'Walked past' },
    hold: { version, reason: 'Walked past' },
    release: { version },
  },
  'report.bulkTransfers': {
    approve: { rows: NOBODY },
    schedule: { rows: NOBODY },
    pay: { rows: NOBODY, payload: { paid_on: day, proof: A_PDF.toString('base64') } },
    hold: { rows: NOBODY, payload: { reason: 'Walked past' } },
  },
  'account.bulk': {
    status: { rows: NOBODY, payload: { acc_is_enabled: 1 } },
    tier: { rows: NOBODY, payload: { acc_tier: 1 } },
    transfer: { rows: NOBODY, payload: { acm_id_user: ABSENT, keep: true, acn_text: '' } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'user.bulk': {
    status: { rows: NOBODY, payload: { usr_status: 'Inativo' } },
    group: { rows: NOBODY, payload: { usr_id_group: ABSENT } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'adNetwork.bulk': {
    status: { rows: NOBODY, payload: { adn_status: 'Pausado' } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'adNetworkCategory.bulk': {
    status: { rows: NOBODY, payload: { anc_status: 0 } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'adNetworkType.bulk': {
    status: { rows: NOBODY, payload: { ant_status: 0 } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'order.bulk': {
    status: { rows: NOBODY, payload: { ord_status: 'Pausado' } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'currencyExchange.bulk': {
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'orderCampaign.bulk': {
    status: { rows: NOBODY, payload: { orc_status: 0 } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'websiteRevenueShare.bulk': {
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
  'website.bulk': {
    status: { rows: NOBODY, payload: { anw_status: 0 } },
    approve: { rows: NOBODY },
    reject: { rows: NOBODY, payload: { anw_reject_reason: 'No' } },
    destroy: { rows: NOBODY },
    undo: { payload: { transaction: NO_TRANSACTION } },
  },
}

/** What a call on a record answers whoever reaches it, where that is no success. */
export const ANSWERS: Record<string, Partial<Record<Which, number>>> = {
  // somebody changed them since, and none of them is to be paid yet
  'report.sendInvoice': { own: 409, foreign: 409 },
  'report.payTransfer': { own: 409, foreign: 409 },
  'report.stepTransfer': { own: 409, foreign: 409 },
  // their invoice is not here, and nothing was taken off
  'report.invoiceFile': { own: 404, foreign: 404 },
  'report.proofFile': { own: 404, foreign: 404 },
  'report.destroyAdjustment': { own: 404, foreign: 404 },
  'report.disputeAdjustment': { own: 404, foreign: 404 },
  // it is of an account and a month
  'report.transfer': { own: 404, foreign: 404 },
  'report.transferStatement': { own: 404, foreign: 404 },
  // nobody removed them, and nothing was done to them under that name
  'account.restore': { own: 404, foreign: 404 },
  'account.revert': { own: 404, foreign: 404 },
  // without a note
  'account.destroyNote': { own: 404, foreign: 404 },
  // nobody removed them, and nothing was done to them under that name
  'adNetwork.restore': { own: 404, foreign: 404 },
  'adNetwork.revert': { own: 404, foreign: 404 },
  // nobody removed them, and nothing was done to them under that name
  'adNetworkCategory.restore': { own: 404, foreign: 404 },
  'adNetworkCategory.revert': { own: 404, foreign: 404 },
  'adNetworkCategory.unmerge': { own: 404, foreign: 404 },
  // somebody changed them since
  'adNetworkCategory.merge': { own: 409, foreign: 409 },
  'adNetworkType.restore': { own: 404, foreign: 404 },
  'adNetworkType.revert': { own: 404, foreign: 404 },
  'order.restore': { own: 404, foreign: 404 },
  'order.revert': { own: 404, foreign: 404 },
  // their type asks for credentials, and they have none
  'order.preview': { own: 422, foreign: 422 },
  'order.apply': { own: 422, foreign: 422 },
  'currencyExchange.restore': { own: 404, foreign: 404 },
  'currencyExchange.revert': { own: 404, foreign: 404 },
  'orderCampaign.restore': { own: 404, foreign: 404 },
  'orderCampaign.revert': { own: 404, foreign: 404 },
  // nobody removed them
  'userMaintenance.restore': { own: 404, foreign: 404 },
  'notification.restore': { own: 404, foreign: 404 },
  // people have it
  'group.destroy': { own: 409, foreign: 204 },
  // the walk removed the foreign one with the call before
  'group.restore': { own: 404, foreign: 200 },
  'user.destroy': { own: 403, foreign: 204 },
  'user.restore': { own: 404, foreign: 200 },
  // nothing was done to them under that name
  'user.revert': { own: 404, foreign: 404 },
  // nobody looks as themselves, and who cannot sign in sees nothing
  'user.impersonate': { own: 403, foreign: 403 },
  // they have a password
  'user.inviteAgain': { own: 409, foreign: 409 },
  // nobody removed them
  'websiteRevenueShare.restore': { own: 404, foreign: 404 },
  // they were let in long ago, and nothing was done to them under that name
  'website.approve': { own: 409, foreign: 409 },
  'website.resubmit': { own: 409, foreign: 409 },
  'website.revert': { own: 404, foreign: 404 },
  // without a reason
  // rows are not uploads
  'adNetworkReport.days': { own: 404, foreign: 404 },
  'adNetworkReport.destroy': { own: 422, foreign: 422 },
  // nobody has a picture yet
  'user.photo': { own: 404, foreign: 404 },
  // what others were told, and what others keep for themselves, is there for nobody
  'userNotification.get': { foreign: 404 },
  'view.update': { foreign: 404 },
  'view.destroy': { foreign: 404 },
  'view.pin': { foreign: 404 },
  'export.get': { foreign: 404 },
  'export.cancel': { foreign: 404 },
  // it waits
  'export.file': { own: 409, foreign: 404 },
  'export.rerun': { own: 409, foreign: 404 },
}
