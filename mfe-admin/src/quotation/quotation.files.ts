import { download, upload } from '@candela/shared-auth'
import { type QuotationImportReport, quotationEndpoints } from '@candela/shared-contract'
import { IMPORT_PATIENCE, type ImportSource } from '@candela/shared-ui/pages'

/** What is stored is what was seen, or nothing. */
export const quotationFiles: ImportSource<QuotationImportReport> = {
  template: () => download(quotationEndpoints.importTemplate, {}),
  check: file => upload(quotationEndpoints.importCheck, { file }, IMPORT_PATIENCE),
  store: (file, { fingerprint }) =>
    upload(quotationEndpoints.import, { file, query: { fingerprint } }, IMPORT_PATIENCE),
}
