/**
 * A press has two ends, and is lost, or lands on something else, where what it began on is replaced between them. Whoever
 * replaces rows waits until it is over.
 */
const listeners = new Set<() => void>()
let isDown = false
let ending: ReturnType<typeof setTimeout> | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

const onDown = ({ button }: PointerEvent) => {
  if (button > 0) return
  // The press before is over, whatever it still waits for.
  clearTimeout(ending)
  isDown = true
  tell()
}

const onUp = () => {
  // The click comes between.
  clearTimeout(ending)
  ending = setTimeout(() => {
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

/** Presses are heard while somebody listens. */
export const subscribeToPress = (listener: () => void): (() => void) => {
  if (listeners.size === 0) for (const [name, hear] of EVENTS) document.addEventListener(name, hear, true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const [name, hear] of EVENTS) document.removeEventListener(name, hear, true)
    clearTimeout(ending)
    isDown = false
  }
}

export const isPressed = (): boolean => isDown

/** At once, or when the press is over. */
export const afterPress = (act: () => void): void => {
  if (!isDown) {
    act()
    return
  }
  const unsubscribe = subscribeToPress(() => {
    if (isDown) return
    unsubscribe()
    act()
  })
}
