import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { type Crop, firstCrop, type Point, zoomedTo, zoomOf } from './crop'
import { useCropGestures } from './useCropGestures'

const SIZE = { width: 400, height: 400 }
/** Of the square on the screen. */
const SIDE = 200

const Stage = ({ start }: { start: Crop }) => {
  const stage = useRef<HTMLDivElement>(null)
  const [crop, setCrop] = useState(start)
  const gestures = useCropGestures(stage, SIZE, setCrop)
  return <div ref={stage} data-testid="stage" data-crop={JSON.stringify(crop)} {...gestures} />
}

const cropped = () => JSON.parse(screen.getByTestId('stage').dataset.crop ?? '') as Crop

const show = (zoom = 1) => {
  render(<Stage start={zoomedTo(firstCrop(SIZE), SIZE, zoom)} />)
  const stage = screen.getByTestId('stage')
  // jsdom knows no sizes either, and captures nothing.
  stage.getBoundingClientRect = () => new DOMRect(0, 0, SIDE, SIDE)
  stage.setPointerCapture = () => undefined
  return stage
}

type Kind = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'

/** jsdom has no pointers: its mouse with a number. */
const finger = (kind: Kind, pointerId: number, clientX: number, clientY: number, button = 0) => {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX, clientY, button })
  fireEvent(screen.getByTestId('stage'), Object.assign(event, { pointerId }))
}

/** The pixel of the picture that is seen at a place of the screen. */
const pixelAt = ({ x, y }: Point): Point => {
  const { x: left, y: top, side } = cropped()
  return { x: left + (x / SIDE) * side, y: top + (y / SIDE) * side }
}

test('the picture stays under the pointer that drags it', () => {
  show(2)
  const before = pixelAt({ x: 100, y: 100 })
  finger('pointerdown', 1, 100, 100)
  finger('pointermove', 1, 130, 90)
  finger('pointerup', 1, 130, 90)
  expect(pixelAt({ x: 130, y: 90 })).toEqual(before)
})

test('what is between two fingers stays there while they spread, and the one that is left drags on', () => {
  show(1.5)
  const before = pixelAt({ x: 60, y: 80 })
  finger('pointerdown', 1, 40, 80)
  finger('pointerdown', 2, 80, 80)
  finger('pointermove', 1, 30, 80)
  finger('pointermove', 2, 90, 80)
  expect(zoomOf(cropped(), SIZE)).toBeCloseTo(2.25)
  expect(pixelAt({ x: 60, y: 80 }).x).toBeCloseTo(before.x)
  expect(pixelAt({ x: 60, y: 80 }).y).toBeCloseTo(before.y)
  finger('pointerup', 2, 90, 80)
  const held = pixelAt({ x: 30, y: 80 })
  finger('pointermove', 1, 50, 80)
  expect(pixelAt({ x: 50, y: 80 }).x).toBeCloseTo(held.x)
})

test('a press puts its place into the middle; two fingers, another button and one that was taken away do not', () => {
  show(4)
  const start = cropped()
  finger('pointerdown', 1, 150, 100)
  finger('pointerdown', 2, 50, 100)
  finger('pointerup', 2, 50, 100)
  finger('pointerup', 1, 150, 100)
  finger('pointerdown', 1, 150, 100, 2)
  finger('pointerup', 1, 150, 100, 2)
  finger('pointerdown', 1, 150, 100)
  finger('pointercancel', 1, 150, 100)
  expect(cropped()).toEqual(start)
  const pressed = pixelAt({ x: 150, y: 100 })
  finger('pointerdown', 1, 150, 100)
  finger('pointerup', 1, 150, 100)
  expect(pixelAt({ x: 100, y: 100 })).toEqual(pressed)
})

test('a wheel zooms about its pointer, and fingers on a trackpad as far as they spread', () => {
  const stage = show()
  const wheel = (init: WheelEventInit) => fireEvent.wheel(stage, { clientX: 50, clientY: 50, ...init })
  const before = pixelAt({ x: 50, y: 50 })
  wheel({ deltaY: -100 })
  const notch = zoomOf(cropped(), SIZE)
  expect(notch).toBeCloseTo(1.22)
  expect(pixelAt({ x: 50, y: 50 }).x).toBeCloseTo(before.x)
  wheel({ deltaY: 1_000 })
  expect(zoomOf(cropped(), SIZE)).toBe(1)
  // Browsers say a pinch as a wheel with Ctrl, a hundred times the logarithm of how far: here twice.
  for (let step = 0; step < 10; step += 1) wheel({ deltaY: -10 * Math.LN2, ctrlKey: true })
  expect(zoomOf(cropped(), SIZE)).toBeCloseTo(2)
  wheel({ deltaY: 1_000, ctrlKey: true })
  expect(zoomOf(cropped(), SIZE)).toBeCloseTo(2 / notch)
})

test('keys move and zoom, and leave those of the browser alone', () => {
  const stage = show(2)
  const start = cropped()
  expect(fireEvent.keyDown(stage, { key: '+', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(stage, { key: 'Tab' })).toBe(true)
  expect(cropped()).toEqual(start)
  expect(fireEvent.keyDown(stage, { key: 'ArrowRight' })).toBe(false)
  expect(cropped().x).toBeCloseTo(start.x - 0.05 * start.side)
  fireEvent.keyDown(stage, { key: 'ArrowLeft', shiftKey: true })
  expect(cropped().x).toBeCloseTo(start.x + 0.2 * start.side)
  fireEvent.keyDown(stage, { key: '+' })
  expect(zoomOf(cropped(), SIZE)).toBeCloseTo(2.2)
})
