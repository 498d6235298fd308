import { firstCrop, MAX_ZOOM, moved, zoomedBy, zoomedTo, zoomOf } from './crop'

const WIDE = { width: 400, height: 100 }

test('it begins with the largest square, out of the middle', () => {
  expect(firstCrop(WIDE)).toEqual({ x: 150, y: 0, side: 100 })
  expect(firstCrop({ width: 100, height: 400 })).toEqual({ x: 0, y: 150, side: 100 })
})

test('it moves by parts of the square and stops at the edges', () => {
  expect(moved(firstCrop(WIDE), WIDE, 0.5, 0.5)).toEqual({ x: 200, y: 0, side: 100 })
  expect(moved(firstCrop(WIDE), WIDE, 9, -9)).toEqual({ x: 300, y: 0, side: 100 })
  expect(moved(firstCrop(WIDE), WIDE, -9, 9)).toEqual({ x: 0, y: 0, side: 100 })
})

test('zooming keeps the point in place that it is about', () => {
  expect(zoomedTo(firstCrop(WIDE), WIDE, 2)).toEqual({ x: 175, y: 25, side: 50 })
  expect(zoomedBy(firstCrop(WIDE), WIDE, 2, { x: 1, y: 0 })).toEqual({ x: 200, y: 0, side: 50 })
})

test('nothing beyond the picture is ever seen, and no zoom goes past its end', () => {
  const near = zoomedBy(firstCrop(WIDE), WIDE, 100)
  expect(zoomOf(near, WIDE)).toBe(MAX_ZOOM)
  const corner = moved(near, WIDE, 99, 99)
  expect(zoomedBy(corner, WIDE, 0.001)).toEqual({ x: 300, y: 0, side: 100 })
})
