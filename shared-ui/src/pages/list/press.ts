/**
 * A press has two ends, and is lost, or lands on something else, where what it began on is replaced between them. Whoever
 * replaces rows waits until it is over.
 */
const listeners = new Set<() => void>()
let isHeard = false
let isDown = false
let presses = 0

const tell = () => {
  for (const listener of listeners) listener()
}

const onDown = ({ button }: PointerEvent) => {
  if (button > 0) return
  presses += 1
  isDown = true
  tell()
}

const onUp = () => {
  const ending = presses
  // The click comes between, and another press may.
  setTimeout(() => {
    if (presses > ending) return
    isDown = false
    tell()
  })
}

const EVENTS = [
  ['pointerdown', onDown],
  ['pointerup', onUp],
  ['pointercancel', onUp],
  // Where a menu opens under a press, its end goes to the menu.
  ['contextmenu', onUp],
] as const

/** Presses are heard from the first that somebody waits for. */
export const subscribeToPress = (listener: () => void): (() => void) => {
  if (!isHeard) for (const [name, hear] of EVENTS) document.addEventListener(name, hear, true)
  isHeard = true
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const isPressed = (): boolean => isDown

/** At once, or when the press is over. */
export const afterPress = (act: () => void): void => {
  const actOnce = () => {
    if (isDown) return
    unsubscribe()
    act()
  }
  const unsubscribe = subscribeToPress(actOnce)
  actOnce()
}
