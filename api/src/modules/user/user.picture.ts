import sharp from 'sharp'
import { wrongField } from '../../platform/http/app-error'
import { takingTurns } from '../../platform/turns'

const SIDE = 256
const MAX_PIXELS = 25_000_000
const QUALITY = 82
const SECONDS = 10

/** Memory goes back at once: pictures are rare and none is asked for twice. */
sharp.cache(false)

const startsWith = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.subarray(at, at + signature.length).toString('latin1') === signature

/** What the bytes say, whatever the sender says: only these three are ever decoded. */
const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

export const PICTURE_TYPE = 'image/webp'

/** One picture may take 100 MB while it is read. */
const inTurn = takingTurns(2, 20)

/** A small square made anew: nothing of the file but what can be seen gets further than here. */
export const toPicture = async (bytes: Buffer): Promise<Buffer> => {
  if (!isPicture(bytes)) throw wrongField('photo', 'invalid')
  const unreadable = (): never => {
    throw wrongField('photo', 'invalid')
  }
  // Only the head of the file is read here: a small file may stand for more pixels than fit into memory.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > MAX_PIXELS) throw wrongField('photo', 'tooBig')
  return inTurn(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(unreadable),
  )
}
