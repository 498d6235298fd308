export type Size = { width: number; height: number }

/** A square of a picture, in the picture's pixels. */
export type Crop = { x: number; y: number; side: number }

export const MAX_ZOOM = 4

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const shorterSide = ({ width, height }: Size) => Math.min(width, height)

const inside = ({ x, y, side }: Crop, { width, height }: Size): Crop => ({
  x: between(x, 0, width - side),
  y: between(y, 0, height - side),
  side,
})

/** The largest square, out of the middle. */
export const firstCrop = (size: Size): Crop => {
  const side = shorterSide(size)
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, side }
}

/** Moves what is seen, in parts of the square: 1 is as far as the square is wide. It stops at the picture's edges. */
export const moved = (crop: Crop, size: Size, right: number, down: number): Crop =>
  inside({ ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side }, size)

/** 1 is the largest square. */
export const zoomOf = ({ side }: Crop, size: Size): number => shorterSide(size) / side

/** The point of the square that stays where it is, from 0 to 1 in both directions. */
export type Point = { x: number; y: number }

const MIDDLE: Point = { x: 0.5, y: 0.5 }

export const zoomedTo = (crop: Crop, size: Size, zoom: number, around: Point = MIDDLE): Crop => {
  const side = shorterSide(size) / between(zoom, 1, MAX_ZOOM)
  const lost = crop.side - side
  return inside({ x: crop.x + lost * around.x, y: crop.y + lost * around.y, side }, size)
}

export const zoomedBy = (crop: Crop, size: Size, factor: number, around?: Point): Crop =>
  zoomedTo(crop, size, zoomOf(crop, size) * factor, around)
