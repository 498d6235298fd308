import { inflateSync } from 'node:zlib'

type Found = Map<number, { head: string; stream: string }>

/** Every object of a PDF as the library writes it: what it says of itself, and what it holds. */
const objectsOf = (bytes: Buffer): Found => {
  const text = bytes.toString('latin1')
  const found: Found = new Map()
  for (const { 1: id, index, 0: opening } of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const from = index + opening.length
    const head = text.slice(from, text.indexOf('\nendobj', from)).split('\nstream\n')[0] ?? ''
    const length = /\/Length (\d+)/.exec(head)?.[1]
    const start = from + head.length + '\nstream\n'.length
    const held = length ? bytes.subarray(start, start + Number(length)) : Buffer.alloc(0)
    const stream = head.includes('/FlateDecode') ? inflateSync(held) : held
    found.set(Number(id), { head, stream: stream.toString('latin1') })
  }
  return found
}

const referred = (objects: Found, { head }: { head: string }, name: string) =>
  objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1])) ?? { head: '', stream: '' }

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What each glyph of a font stands for, as a reader copies it. */
const lettersOf = (map: string): Map<string, string> =>
  new Map(
    [...map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)].flatMap(([, first = '', letters = '']) =>
      [...letters.matchAll(/<(\w*)>/g)].map(([, hex = ''], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        utf16(hex),
      ]),
    ),
  )

/** The texts of each page in the order in which they were drawn, read back through the fonts. */
export const pdfPages = (bytes: Buffer): string[][] => {
  const objects = objectsOf(bytes)
  const heads = [...objects.values()].map(({ head }) => head)
  const fonts = new Map(
    heads
      .flatMap(head => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id]): [string, Map<string, string>] => [
        name,
        lettersOf(referred(objects, objects.get(Number(id)) ?? { head: '' }, 'ToUnicode').stream),
      ]),
  )
  const kids = heads.find(head => head.includes('/Type /Pages'))?.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const { stream } = referred(objects, objects.get(Number(id)) ?? { head: '' }, 'Contents')
    return [...stream.matchAll(/^BT\n([\s\S]*?)^ET$/gm)].map(([, block = '']) => {
      const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
      const glyphs = [...block.matchAll(/\[([^\]]*)\] TJ/g)].flatMap(([, run = '']) =>
        [...run.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []),
      )
      return glyphs.map(glyph => letters?.get(glyph) ?? '?').join('')
    })
  })
}

/** What is stored in it beside what is drawn, as one text. */
export const pdfStructure = (bytes: Buffer): string => [...objectsOf(bytes).values()].map(({ head }) => head).join('\n')
