import { deflateSync } from 'node:zlib'

/** As a bank or a publisher sends it. */
export const A_PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** A PDF that packs an object, with something else before it. */
export const packing = (object: string, before = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n${before}2 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n`,
    ),
    deflateSync(Buffer.from(`3 0 ${object}`)),
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  ])
