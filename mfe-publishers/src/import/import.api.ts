import { download, upload } from '@candela/shared-auth'
import { accountEndpoints, type ImportReport } from '@candela/shared-contract'
import { IMPORT_PATIENCE, type ImportSource } from '@candela/shared-ui/pages'

export const accountFiles: ImportSource<ImportReport> = {
  template: () => download(accountEndpoints.importTemplate, {}),
  check: file => upload(accountEndpoints.importCheck, { file }, IMPORT_PATIENCE),
  store: file => upload(accountEndpoints.import, { file }, IMPORT_PATIENCE),
}
