import { MAX_MEGABYTES, MAX_MEGAPIXELS, type Picture } from './picture'

/** Why a file cannot be cropped; `gallery` is one that the browser could not even open. */
export type ReadProblem = 'gallery' | 'kind' | 'large' | 'pixels' | 'broken'

export class UnreadablePicture extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem)
  }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const HEAD = 12

/** By its first bytes: a name can say anything. */
const isAccepted = (head: Uint8Array): boolean =>
  startsWith(head, JPEG) || startsWith(head, PNG) || (startsWith(head, RIFF) && startsWith(head, WEBP, 8))

const headOf = async (file: Blob): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  } catch {
    throw new UnreadablePicture('gallery')
  }
}

/** An element knows its size before anything is decoded, and turns a photo as it was held. */
const load = async (file: Blob): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(file)
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    if (image.naturalWidth * image.naturalHeight > MAX_MEGAPIXELS * 1e6) throw new UnreadablePicture('pixels')
    await image.decode()
    return image
  } catch (error) {
    throw error instanceof UnreadablePicture ? error : new UnreadablePicture('broken')
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** What was chosen, ready to be drawn; it rejects with an `UnreadablePicture`. */
export const readPicture = async (file: Blob): Promise<Picture> => {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) throw new UnreadablePicture('large')
  if (!isAccepted(await headOf(file))) throw new UnreadablePicture('kind')
  const image = await load(file)
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}
