import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Entry = { name: string; content: AsyncIterable<string> | Iterable<string> }

/** Larger ones say their size in another way, which not every program reads. */
const MOST_BYTES = 0xffff_ffff

export class ZipTooLarge extends Error {}

const assertSize = (bytes: number): number => {
  if (bytes > MOST_BYTES) throw new ZipTooLarge(`${bytes} bytes`)
  return bytes
}

const VERSION = 20
/** Sizes follow the content, names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** The first day that the format knows: a file of the same rows has the same bytes. */
const DAY = 0x0021

type Written = { name: Buffer; crc: number; packed: number; size: number; start: number }

const headerOf = (name: Buffer): Buffer => {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DAY, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

const sizesOf = ({ crc, packed, size }: Written): Buffer => {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(crc, 4)
  sizes.writeUInt32LE(assertSize(packed), 8)
  sizes.writeUInt32LE(assertSize(size), 12)
  return sizes
}

const indexOf = ({ name, crc, packed, size, start }: Written): Buffer => {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(VERSION, 4)
  entry.writeUInt16LE(VERSION, 6)
  entry.writeUInt16LE(FLAGS, 8)
  entry.writeUInt16LE(DEFLATED, 10)
  entry.writeUInt16LE(DAY, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(assertSize(start), 42)
  return Buffer.concat([entry, name])
}

const endOf = (count: number, bytes: number, start: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(assertSize(start), 16)
  return end
}

/** A ZIP archive that is packed while its files are written: none of them is ever whole in memory. */
export async function* zipped(entries: readonly Entry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const { name: text, content } of entries) {
    const entry: Written = { name: Buffer.from(text), crc: 0, packed: 0, size: 0, start: at }
    const header = headerOf(entry.name)
    at += header.length
    yield header
    const read = async function* () {
      for await (const piece of content) {
        const bytes = Buffer.from(piece)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
    }
    const source = Readable.from(read())
    const packing = createDeflateRaw({ level: 6 })
    source.on('error', error => packing.destroy(error))
    source.pipe(packing)
    try {
      for await (const bytes of packing as AsyncIterable<Buffer>) {
        entry.packed += bytes.length
        yield bytes
      }
    } finally {
      source.destroy()
    }
    const sizes = sizesOf(entry)
    at += entry.packed + sizes.length
    yield sizes
    written.push(entry)
  }
  const index = Buffer.concat(written.map(indexOf))
  yield index
  yield endOf(written.length, index.length, at)
}
