import { inflateRawSync } from 'node:zlib'

/** The files of an archive, as its index at the end lists them. */
const unzipped = (bytes: Buffer): Map<string, string> => {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, length] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const name = bytes.toString('utf8', at + 46, at + 46 + length)
    const start = bytes.readUInt32LE(at + 42)
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    files.set(name, inflateRawSync(bytes.subarray(from, from + packed)).toString('utf8'))
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/_x005F_/gi, '_')

/** The rows of the one sheet of a workbook: text is text, numbers are numbers, and no cell is a formula. */
export const readXlsx = (bytes: Buffer): (string | number | null)[][] => {
  const sheet = unzipped(bytes).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).not.toContain('<f>')
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c [^>]*?(t="inlineStr")?[^>]*>(.*?)<\/c>/gs)].map(([, isText, content]) => {
      if (content === undefined) return null
      const value = /<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>/s.exec(content)?.[1] ?? ''
      return isText ? plain(value) : Number(value)
    }),
  )
}
