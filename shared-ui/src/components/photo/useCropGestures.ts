import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Crop, moved, type Point, type Size, zoomedBy } from './crop'

const STEP = 0.05
const LONG_STEP = 0.25
const ZOOM_STEP = 1.1
const ZOOM_PER_WHEEL_PIXEL = 0.002
/** Browsers tell of a pinch on a trackpad as of a wheel with Ctrl, by a hundred times its logarithm. */
const ZOOM_PER_PINCHED_PIXEL = 0.01
/** A real wheel with Ctrl goes as far as without. */
const LONGEST_PINCH = 20
/** In parts of the square: less than this is a press, not a drag. */
const SHAKE = 0.015

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, _: 1 / ZOOM_STEP }

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = ([first, second]: readonly Point[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0

/** The logarithm of it. */
const zoomOfWheel = ({ deltaY, ctrlKey }: WheelEvent): number =>
  ctrlKey
    ? Math.min(Math.max(-deltaY, -LONGEST_PINCH), LONGEST_PINCH) * ZOOM_PER_PINCHED_PIXEL
    : -deltaY * ZOOM_PER_WHEEL_PIXEL

type Change = (update: (crop: Crop) => Crop) => void

/** Fingers, mouse, wheel and keys on the square; the picture goes where it is pulled. */
export const useCropGestures = (stage: RefObject<HTMLElement | null>, size: Size, change: Change) => {
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0.5, y: 0.5 }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const factor = Math.exp(zoomOfWheel(event))
    change(crop => zoomedBy(crop, size, factor, pointOf(event)))
  })

  useEffect(() => {
    const element = stage.current
    const wheel = (event: WheelEvent) => onWheel(event)
    // React listens passively, and then the page would scroll as well.
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [stage])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    // Several fingers press nothing.
    travelled.current = fingers.current.size === 0 ? 0 : Number.POSITIVE_INFINITY
    fingers.current.set(event.pointerId, pointOf(event))
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, pointOf(event))
    const after = [...fingers.current.values()]
    const [from, to] = [middleOf(before), middleOf(after)]
    const factor = after.length > 1 ? spreadOf(after) / (spreadOf(before) || 1) : 1
    travelled.current += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(factor - 1)
    change(crop => zoomedBy(moved(crop, size, from.x - to.x, from.y - to.y), size, factor, to))
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0 || travelled.current > SHAKE) return
    const { x, y } = pointOf(event)
    change(crop => moved(crop, size, x - 0.5, y - 0.5))
  }

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const factor = ZOOMS[event.key]
    const step = event.shiftKey ? LONG_STEP : STEP
    if (arrow) change(crop => moved(crop, size, -arrow.x * step, -arrow.y * step))
    else if (factor) change(crop => zoomedBy(crop, size, factor))
    else return
    event.preventDefault()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown }
}
