import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'
import type { Align } from './floating'

const GAP = 6
const EDGE = 8
const LEAST_HEIGHT = 120

/** Below its anchor, or above where there is more room; never past the edge of the window. */
const place = async (anchor: HTMLElement, surface: HTMLElement, align: Align) => {
  const { style, scrollTop } = surface
  // As high as it likes to be: what was cut to the room below would never look for more above.
  style.maxHeight = ''
  const { x, y } = await computePosition(anchor, surface, {
    strategy: 'fixed',
    placement: `bottom-${align}`,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ availableHeight, rects }) => {
          style.minWidth = `${rects.reference.width}px`
          style.maxHeight = `${Math.max(availableHeight, LEAST_HEIGHT)}px`
        },
      }),
    ],
  })
  style.left = `${x}px`
  style.top = `${y}px`
  surface.scrollTop = scrollTop
}

/**
 * Places it now, with what is chosen in sight, and again whenever either of them or the window changes. The answer ends
 * that.
 */
export const keepBeside = (anchor: HTMLElement, surface: HTMLElement, align: Align): (() => void) => {
  let isNew = true
  const update = async () => {
    await place(anchor, surface, align)
    if (isNew) surface.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    isNew = false
  }
  return autoUpdate(anchor, surface, () => void update())
}
