import { createHash } from 'node:crypto'
import type { FieldErrorCode } from '@candela/shared-contract'
import type { NewRow } from '../../platform/db/schema'
import { wrongField } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'

export type KeptType = 'application/pdf' | 'application/xml'

/** How far from its end a PDF may say that it ends. */
const TAIL_BYTES = 1024

/** What locks a PDF, runs in it, or is another file in it. */
const RISKY_IN_PDF = /\/(?:Encrypt|JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/

const pdfProblem = (text: string): FieldErrorCode | null => {
  if (!text.slice(-TAIL_BYTES).includes('%%EOF')) return 'invoiceFile'
  return RISKY_IN_PDF.test(text) ? 'fileLocked' : null
}

/** Whoever reads it later may resolve what a document type or a style sheet names. */
const RISKY_IN_XML = /<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet/i
/** Comments and instructions before it say nothing of what the document is. */
const ROOT = /^\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*)*<([A-Za-z_][\w.-]*(?::[\w.-]+)?)(?=[\s/>])/
const IS_PAGE = /^(?:html|svg|xhtml:html|svg:svg)$/i

const textOf = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const xmlProblem = (bytes: Buffer): FieldErrorCode | null => {
  const text = textOf(bytes)
  if (text === undefined || text.includes('\0')) return 'invoiceFile'
  if (RISKY_IN_XML.test(text)) return 'fileLocked'
  const root = ROOT.exec(text)?.[1]
  if (root === undefined || IS_PAGE.test(root)) return 'invoiceFile'
  const end = text.trimEnd()
  return end.endsWith(`</${root}>`) || end.endsWith('/>') ? null : 'invoiceFile'
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/** What the bytes are, whatever the sender says they are. */
export const keptTypeOf = (bytes: Buffer, takesXml: boolean): KeptType => {
  const isPaper = isPdf(bytes)
  if (!(isPaper || takesXml)) throw wrongField('file', 'invoiceFile')
  const problem = isPaper ? pdfProblem(bytes.toString('latin1')) : xmlProblem(bytes)
  if (problem) throw wrongField('file', problem)
  return isPaper ? 'application/pdf' : 'application/xml'
}

/** A file as it is kept. */
export const fileRow = (type: KeptType, bytes: Buffer): NewRow<'transfer_files'> => ({
  ...{ trf_type: type, trf_bytes: bytes.length, trf_content: bytes },
  trf_sha256: createHash('sha256').update(bytes).digest('hex'),
})

export const keepFile = async (tx: Tx, type: KeptType, bytes: Buffer): Promise<number> => {
  const { id } = await tx.insert('transfer_files', fileRow(type, bytes))
  return id
}
