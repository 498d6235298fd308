import type { Page } from 'playwright/test'

export type ImageFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture whose left half is red and whose right half is blue, drawn by the browser. */
export const halves = async (page: Page, width: number, height: number, type = 'image/png'): Promise<ImageFile> => {
  const bytes = await page.evaluate(
    async ([w, h, kind]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('nothing to draw on')
      context.fillStyle = 'red'
      context.fillRect(0, 0, w / 2, h)
      context.fillStyle = 'blue'
      context.fillRect(w / 2, 0, w / 2, h)
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, kind))
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
    },
    [width, height, type] as const,
  )
  return { name: 'picture', mimeType: type, buffer: Buffer.from(bytes) }
}

const ORIENTATION = 0x0112
const SHORT = 3
const SAYS = 'Lat -23.55 Lon -46.63'

/** As a camera writes it that was held on its side: how to turn it, and where that was. */
const exif = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(ORIENTATION, 10)
  tiff.writeUInt16LE(SHORT, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(SAYS)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** A JPEG that has to be turned by 90 degrees to the right, and that says where it was taken. */
export const heldOnItsSide = ({ name, mimeType, buffer }: ImageFile): ImageFile => ({
  name,
  mimeType,
  buffer: Buffer.concat([buffer.subarray(0, 2), exif(6), buffer.subarray(2)]),
})
