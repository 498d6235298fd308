import { download, upload } from '@candela/shared-auth'
import { accountEndpoints } from '@candela/shared-contract'

/** As long as ten thousand lines take. */
const TIME_LIMIT = { timeLimit: 120_000 }

/** Browsers call one kind of file by several names. */
const asCsv = (file: Blob) => new Blob([file], { type: 'text/csv' })

export const checkFile = (file: Blob) => upload(accountEndpoints.importCheck, { file: asCsv(file) }, TIME_LIMIT)
export const importFile = (file: Blob) => upload(accountEndpoints.import, { file: asCsv(file) }, TIME_LIMIT)
export const getTemplate = () => download(accountEndpoints.importTemplate, {})
