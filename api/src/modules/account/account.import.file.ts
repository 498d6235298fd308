import { type AccountImportColumn, importColumnOf } from '@candela/shared-contract'
import { type CsvLine, readCsv } from '../../platform/file/read-csv'

export type ImportLine = CsvLine<AccountImportColumn>

/** The lines of a file of accounts. */
export const readImport = (bytes: Buffer): Promise<ImportLine[]> =>
  readCsv<AccountImportColumn>(bytes, { columnOf: importColumnOf, required: ['acc_name'] })
