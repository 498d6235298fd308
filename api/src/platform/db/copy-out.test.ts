import { linesIn } from './copy-out'

/** What a COPY of these lines sends. */
const sentFor = (lines: readonly string[]): Buffer => {
  const rows = lines.map(line => {
    const cell = Buffer.from(`${line}\r\n`)
    const head = Buffer.alloc(6)
    head.writeInt16BE(1)
    head.writeInt32BE(cell.length, 2)
    return Buffer.concat([head, cell])
  })
  return Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8), ...rows, Buffer.from([255, 255])])
}

async function* inPieces(sent: Buffer, size: number) {
  for (let start = 0; start < sent.length; start += size) yield Buffer.from(sent.subarray(start, start + size))
}

const LINES = ['first', '', 'ação 😀', 'x'.repeat(300), 'last']

test.each([1, 2, 5, 19, 20, 24, 300, 10_000])('lines come whole from pieces of %i bytes', async size => {
  const read = { count: 0, text: '' }
  for await (const { length, bytes } of linesIn(inPieces(sentFor(LINES), size))) {
    read.count += length
    read.text += bytes.toString()
  }
  expect(read).toEqual({ count: LINES.length, text: LINES.map(line => `${line}\r\n`).join('') })
})

test('of no line there is nothing', async () => {
  for await (const lines of linesIn(inPieces(sentFor([]), 7))) throw new Error(`${lines.length} lines`)
})
