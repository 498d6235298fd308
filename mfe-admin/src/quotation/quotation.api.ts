import { download, query, upload } from '@candela/shared-auth'
import { dashboardEndpoints, type QuotationImportReport, quotationEndpoints } from '@candela/shared-contract'
import { defineEntity, IMPORT_PATIENCE, type ImportSource } from '@candela/shared-ui/pages'

export const QUOTATION = defineEntity(quotationEndpoints, {
  name: 'currencyExchange',
  path: '/currency-exchange',
  shownIn: [quotationEndpoints.gaps, dashboardEndpoints.currencyExchange],
  nameOf: ({ cue_currency, cue_date }) => `${cue_currency} ${cue_date}`,
})

export const gapsQuery = () => query(quotationEndpoints.gaps, {})

export const IMPORT_PATH = `${QUOTATION.path}/import`

/** What is stored is what was seen, or nothing. */
export const quotationFiles: ImportSource<QuotationImportReport> = {
  template: () => download(quotationEndpoints.importTemplate, {}),
  check: file => upload(quotationEndpoints.importCheck, { file }, IMPORT_PATIENCE),
  store: (file, { fingerprint }) =>
    upload(quotationEndpoints.import, { file, query: { fingerprint } }, IMPORT_PATIENCE),
}
