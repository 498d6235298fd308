import { useEffect, useEffectEvent, useRef } from 'react'
import { isComposing } from '../composing'

/**
 * The open overlays of all areas, the top one last. Escape closes the top one only, and a modal keeps the page behind
 * it from scrolling.
 */
type Layer = { onEscape: () => void; locksScroll: boolean; passive: boolean }

const layers: Layer[] = []

const onKeyDown = (event: KeyboardEvent) => {
  const top = layers.at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !top) return
  event.preventDefault()
  top.onEscape()
}

const updatePage = () => {
  document.documentElement.toggleAttribute(
    'data-scroll-locked',
    layers.some(layer => layer.locksScroll),
  )
}

const push = (layer: Layer) => {
  if (layers.length === 0) document.addEventListener('keydown', onKeyDown)
  layers.push(layer)
  updatePage()
}

const remove = (layer: Layer) => {
  layers.splice(layers.indexOf(layer), 1)
  if (layers.length === 0) document.removeEventListener('keydown', onKeyDown)
  updatePage()
}

export type LayerOptions = {
  open: boolean
  onEscape: () => void
  locksScroll?: boolean
  /** Closed by Escape as the others, but without a claim to the focus, as a tooltip. */
  passive?: boolean
}

/** Takes part in the stack while open. The answer tells whether this layer may hold the focus right now. */
export const useLayer = ({ open, onEscape, locksScroll = false, passive = false }: LayerOptions): (() => boolean) => {
  const own = useRef<Layer>(null)
  const leave = useEffectEvent(onEscape)

  useEffect(() => {
    if (!open) return
    const layer: Layer = { onEscape: () => leave(), locksScroll, passive }
    own.current = layer
    push(layer)
    return () => remove(layer)
  }, [open, locksScroll, passive])

  return () => own.current !== null && layers.findLast(layer => !layer.passive) === own.current
}
