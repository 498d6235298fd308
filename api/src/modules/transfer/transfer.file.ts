import { createHash } from 'node:crypto'
import { constants, inflateSync } from 'node:zlib'
import type { FieldErrorCode } from '@candela/shared-contract'
import type { NewRow } from '../../platform/db/schema'
import { wrongField } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'

export type KeptType = 'application/pdf' | 'application/xml'

/** How far from its end a PDF may say that it ends. */
const TAIL_BYTES = 1024

/** What locks a PDF, runs in it, leads out of it, or is another file in it. */
const RISKY_IN_PDF =
  /\/(?:Encrypt|JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|SubmitForm|ImportData|GoToR|GoToE)(?![A-Za-z])/
/** Names that are so short that pictures contain them by chance: they count where no picture is. */
const RISKY_OUTSIDE_STREAMS = /\/(?:JS|EF|XFA)(?![A-Za-z])/
const STREAM = /stream\r?\n/g
const END_OF_STREAM = 'endstream'
/** One digit is enough of the first number: a run of them is read once. */
const OBJECT = /\d \d+ obj\b/
/** As much of objects that are packed is looked into. */
const MOST_UNPACKED = 32 * 1024 * 1024

/** A name may be written with its letters as numbers: `/J#61vaScript`. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

type Parts = { outside: string; packed: Buffer[] }

/** What stands outside of streams, and the streams that pack objects. */
const partsOf = (bytes: Buffer, text: string): Parts => {
  const packed: Buffer[] = []
  let [outside, at] = ['', 0]
  for (const { index, 0: opening } of text.matchAll(STREAM)) {
    if (index < at) continue
    const before = text.slice(at, index)
    const from = index + opening.length
    const end = text.indexOf(END_OF_STREAM, from)
    const to = end < 0 ? text.length : end
    if (withPlainNames(before.slice(before.lastIndexOf('obj'))).includes('/ObjStm'))
      packed.push(bytes.subarray(from, to))
    outside += before
    // Past its end, whose last letters are those of a beginning.
    at = end < 0 ? to : to + END_OF_STREAM.length
  }
  return { outside: outside + text.slice(at), packed }
}

/** Undefined where they cannot be looked into. */
const unpacked = (packed: readonly Buffer[]): string | undefined => {
  let [all, left] = ['', MOST_UNPACKED]
  try {
    for (const part of packed) {
      const text = inflateSync(part, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
      all += text
      left -= text.length
      if (left <= 0) return undefined
    }
  } catch {
    return undefined
  }
  return all
}

const pdfProblem = (bytes: Buffer): FieldErrorCode | null => {
  const text = bytes.toString('latin1')
  if (!text.slice(-TAIL_BYTES).includes('%%EOF') || !OBJECT.test(text)) return 'invoiceFile'
  const { outside, packed } = partsOf(bytes, text)
  const inside = unpacked(packed)
  if (inside === undefined) return 'fileLocked'
  const objects = withPlainNames(outside + inside)
  const isRisky = RISKY_IN_PDF.test(withPlainNames(text) + objects) || RISKY_OUTSIDE_STREAMS.test(objects)
  return isRisky ? 'fileLocked' : null
}

/** Whoever reads it later may resolve what a document type, a style sheet or an inclusion names, or run a script. */
const RISKY_IN_XML =
  /<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|http:\/\/www\.w3\.org\/(?:2001\/XInclude|1999\/(?:xhtml|XSL)|2000\/svg)/i
/** Said to be in an encoding in which the same bytes say something else. */
const OTHER_ENCODING = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["'](?!(?:utf-8|us-ascii|iso-8859-1)["'])/i
const SPACE = /\s*/y
const ROOT = /<([A-Za-z_][\w.-]*(?::[\w.-]+)?)(?=[\s/>])/y
const IS_PAGE = /^(?:[\w.-]+:)?(?:html|svg|stylesheet|transform)$/i
const PAGE_TYPE = /^<!doctype\s+html\b/i
const PAGE_TYPE_LENGTH = 40
/** What stands before the root and says nothing of what the document is. */
const BEFORE_ROOT = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

/** Step by step: an expression over all of it would take ages for comments that somebody repeats. */
const startOfRoot = (text: string): number => {
  let at = 0
  for (;;) {
    SPACE.lastIndex = at
    at += SPACE.exec(text)?.[0].length ?? 0
    const part = BEFORE_ROOT.find(([opening]) => text.startsWith(opening, at))
    if (!part) return at
    const [opening, closing] = part
    const end = text.indexOf(closing, at + opening.length)
    if (end < 0) return text.length
    at = end + closing.length
  }
}

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
  const start = startOfRoot(text)
  ROOT.lastIndex = start
  const root = ROOT.exec(text)?.[1]
  // A page under another name is no invoice, whatever else is in it.
  if (PAGE_TYPE.test(text.slice(start, start + PAGE_TYPE_LENGTH)) || (root && IS_PAGE.test(root))) return 'invoiceFile'
  if (RISKY_IN_XML.test(text)) return 'fileLocked'
  if (root === undefined || OTHER_ENCODING.test(text)) return 'invoiceFile'
  const end = text.trimEnd()
  const isEmpty = end.endsWith('/>') && text.indexOf('<', start + 1) < 0
  return end.endsWith(`</${root}>`) || isEmpty ? null : 'invoiceFile'
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/** What the bytes are, whatever the sender says they are. */
export const keptTypeOf = (bytes: Buffer, takesXml: boolean): KeptType => {
  const isPaper = isPdf(bytes)
  if (!(isPaper || takesXml)) throw wrongField('file', 'invoiceFile')
  const problem = isPaper ? pdfProblem(bytes) : xmlProblem(bytes)
  if (problem) throw wrongField('file', problem)
  return isPaper ? 'application/pdf' : 'application/xml'
}

/** A file as it is kept. */
export const fileRow = (type: KeptType, bytes: Buffer): NewRow<'transfer_files'> => ({
  ...{ trf_type: type, trf_bytes: bytes.length, trf_content: bytes },
  trf_sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** `accounts`: whom it tells of, where it is a proof. */
export const keepFile = async (
  tx: Tx,
  type: KeptType,
  bytes: Buffer,
  accounts: readonly number[] = [],
): Promise<number> => {
  const { id } = await tx.insert('transfer_files', { ...fileRow(type, bytes), trf_accounts: accounts })
  return id
}
