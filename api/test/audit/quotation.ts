import { closeText, toDay } from '@candela/shared-contract'
import { closer, TYPED } from '../books'
import { shownRows } from '../bulk'
import { previewedCsv } from '../csv'
import { aQuotation } from '../quotations'
import { lastTransaction } from '../websites'
import { asAdmin, type Cases } from './case'

const QUOTATION = { table: 'currency_quotations', type: 'currency' }

/** Longer ago than anything that a case of another entity is about. */
const MONTH = '2003-02'

const askedFor = async (product: Parameters<Cases>[0]) => {
  const { token = '' } = await asAdmin(product)
  const { fingerprint } = await closer(product, token, toDay(`${MONTH}-01`)).rehearsal()
  return { token, body: { month: MONTH, rates: TYPED, fingerprint, confirm: closeText(MONTH) } }
}

export const quotationCases: Cases = product => ({
  'currencyExchange.closeMonth': {
    arrange: () => askedFor(product),
    rows: [
      { table: 'month_closes', type: 'month close', diffs: { mcl_month: [null, `${MONTH}-01`] } },
      { table: 'currency_closings', type: 'month close', diffs: { ccl_value: [null, '5.400000'] } },
      { table: 'currency_closings', type: 'month close', diffs: { ccl_value: [null, '6.200000'] } },
    ],
  },
  'currencyExchange.reopenMonth': {
    arrange: async () => ({ ...(await asAdmin(product)), body: { month: MONTH, reason: 'Late numbers' } }),
    rows: [
      {
        table: 'month_closes',
        type: 'month close',
        diffs: { mcl_month: [`${MONTH}-01`, `${MONTH}-01`], mcl_reason: [null, 'Late numbers'] },
      },
      { table: 'currency_closings', type: 'month close', diffs: { ccl_value: ['5.400000', null] } },
      { table: 'currency_closings', type: 'month close', diffs: { ccl_value: ['6.200000', null] } },
    ],
  },
  'currencyExchange.store': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      body: { cue_date: '2000-02-01', cue_currency: 'EUR', cue_value: '1.75' },
    }),
    rows: [{ ...QUOTATION, diffs: { cue_date: [null, '2000-02-01'], cue_value: [null, '1.750000'] } }],
  },
  'currencyExchange.import': {
    arrange: async () => {
      const { token = '' } = await asAdmin(product)
      const { cue_date } = await aQuotation(product)
      const text = `date,currency,value\n2000-02-02,EUR,1.75\n${cue_date},USD,2.5`
      return { token, ...(await previewedCsv(product, '/currencyExchange/import', token, text)) }
    },
    rows: [
      { ...QUOTATION, diffs: { cue_date: [null, '2000-02-02'], cue_source: [null, 'file'] } },
      { ...QUOTATION, diffs: { cue_value: ['2.345600', '2.500000'], cue_source: ['manual', 'file'] } },
    ],
  },
  'currencyExchange.update': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aQuotation(product)).id,
      body: { cue_value: '2.4' },
    }),
    rows: [{ ...QUOTATION, diffs: { cue_value: ['2.345600', '2.400000'] } }],
  },
  'currencyExchange.destroy': {
    arrange: async () => ({ ...(await asAdmin(product)), id: (await aQuotation(product)).id }),
    rows: [{ ...QUOTATION, diffs: { deleted_at: [null, expect.any(String)] } }],
  },
  'currencyExchange.restore': {
    arrange: async () => ({
      ...(await asAdmin(product)),
      id: (await aQuotation(product, { deleted_at: new Date().toISOString() })).id,
    }),
    rows: [{ ...QUOTATION, diffs: { deleted_at: [expect.any(String), null] } }],
  },
  'currencyExchange.bulk': {
    arrange: async () => {
      const ids = [(await aQuotation(product)).id, (await aQuotation(product)).id]
      const rows = await shownRows(product, 'currency_quotations', ids)
      return { ...(await asAdmin(product)), body: { action: 'destroy', rows } }
    },
    rows: [
      { ...QUOTATION, diffs: { deleted_at: [null, expect.any(String)] } },
      { ...QUOTATION, diffs: { deleted_at: [null, expect.any(String)] } },
    ],
  },
  'currencyExchange.revert': {
    arrange: async () => {
      const [{ token }, { id }] = [await asAdmin(product), await aQuotation(product)]
      await product.call('POST', `/currencyExchange/${id}`, { token, body: { cue_value: '2.5' } })
      return { token, id, body: { transaction: await lastTransaction(product) } }
    },
    rows: [{ ...QUOTATION, diffs: { cue_value: ['2.500000', '2.345600'] } }],
  },
})
