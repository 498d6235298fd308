import type { Crop, Size } from './crop'

/** Something to cut a photo out of. */
export type Picture = Size & { image: CanvasImageSource }

/** What a person may choose. Others are refused before anything is decoded. */
export const KINDS = ['image/jpeg', 'image/png', 'image/webp'] as const

export const MAX_MEGABYTES = 25
export const MAX_MEGAPIXELS = 25

const SIDE = 512
const QUALITY = 0.9

/** Draws the square over the whole canvas. What is transparent becomes white: a JPEG knows no transparency. */
export const paint = (canvas: HTMLCanvasElement, { image }: Picture, { x, y, side }: Crop): void => {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** The square as a file of its own, which holds nothing of the picture but what is seen. */
export const cutOut = (picture: Picture, crop: Crop): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  paint(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the photo was not written'))),
      'image/jpeg',
      QUALITY,
    )
  })
}
