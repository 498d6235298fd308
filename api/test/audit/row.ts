import { anAccount, aWebsiteOf } from '../accounts'
import { aNetwork } from '../brought-facts'
import { NOTHING_COUNTED, rowsOf, saidOfRow, TODAY, uploadOf, uploadText, walkedRow } from '../rows'
import { asAdmin, type Cases } from './case'

const IMPORT = { table: 'report_imports', type: 'report' }
const CHANGE = { table: 'report_changes', type: 'report' }

export const rowCases: Cases = product => {
  const aRow = async () => ({ ...(await asAdmin(product)), id: await walkedRow('own')(product, null) })
  return {
    'adNetworkReport.store': {
      arrange: async () => {
        const [site, network] = [await aWebsiteOf(product, (await anAccount(product)).id), await aNetwork(product)]
        const said = { anr_id_website: site.id, anr_id_ad_network: network.id, anr_date: TODAY, anr_currency: 'BRL' }
        const kind = { anr_format: 'top', anr_device: 'mobile', anr_ad_type: 'Display', reason: 'Told by mail' }
        return { ...(await asAdmin(product)), body: { ...said, ...kind, ...NOTHING_COUNTED } }
      },
      rows: [
        { ...IMPORT, diffs: { imp_source: [null, 'manual'], imp_reason: [null, 'Told by mail'] } },
        { ...CHANGE, diffs: { rch_kind: [null, 'store'], rch_reason: [null, 'Told by mail'] } },
      ],
    },
    'adNetworkReport.update': {
      arrange: async () => {
        const { token, id } = await aRow()
        return { token, id, body: { ...saidOfRow(id), anr_impressions: 3, reason: 'Counted again' } }
      },
      rows: [
        { ...IMPORT, diffs: { imp_source: [null, 'edited'], imp_reason: [null, 'Counted again'] } },
        { ...CHANGE, diffs: { rch_kind: [null, 'update'], rch_reason: [null, 'Counted again'] } },
      ],
    },
    'adNetworkReport.destroy': {
      arrange: async () => ({ ...(await aRow()), query: '?reason=Twice' }),
      rows: [
        { ...IMPORT, diffs: { imp_removed: [null, 1] } },
        { ...CHANGE, diffs: { rch_kind: [null, 'destroy'], rch_reason: [null, 'Twice'] } },
      ],
    },
    'adNetworkReport.import': {
      arrange: async () => {
        const [site, network] = [await aWebsiteOf(product, (await anAccount(product)).id), await aNetwork(product)]
        const text = uploadText(site.anw_website, [{ day: TODAY }])
        return {
          ...(await asAdmin(product)),
          body: { ...uploadOf(network, text), conflict: 'keep', reason: 'Audited' },
        }
      },
      rows: [
        { ...IMPORT, diffs: { imp_source: [null, 'csv'], imp_inserted: [null, 1] } },
        { ...CHANGE, diffs: { rch_kind: [null, 'upload'], rch_reason: [null, 'Audited'] } },
        { table: 'report_headings', type: 'report', diffs: { rhd_id_ad_network: [null, expect.any(Number)] } },
      ],
    },
    'adNetworkReport.importPageviews': {
      arrange: async () => {
        const site = await aWebsiteOf(product, (await anAccount(product)).id)
        const text = `Date;Site;Pageviews\n${TODAY};${site.anw_website};12`
        return {
          ...(await asAdmin(product)),
          body: { text, decimal: '.', conflict: 'keep', reason: 'Counted by them' },
        }
      },
      rows: [
        { ...IMPORT, diffs: { imp_source: [null, 'csv'], imp_reason: [null, 'Counted by them'] } },
        { ...CHANGE, diffs: { rch_kind: [null, 'upload'], rch_rows: [null, 1] } },
      ],
    },
    'adNetworkReport.bulk': {
      arrange: async () => {
        const { token, id } = await aRow()
        const filters = { period: ['today'], anr_id_ad_network: [String(saidOfRow(id).anr_id_ad_network)] }
        const rows = (await rowsOf(product, token, filters)).map(row => ({ id: row.id, updated_at: row.updated_at }))
        const payload = { anr_currency: 'USD', reason: 'Paid in dollars', filters }
        return { token, body: { action: 'currency', rows, payload } }
      },
      rows: [
        { ...IMPORT, diffs: { imp_inserted: [null, 1], imp_removed: [null, 1] } },
        { ...CHANGE, diffs: { rch_kind: [null, 'currency'] } },
      ],
    },
  }
}
