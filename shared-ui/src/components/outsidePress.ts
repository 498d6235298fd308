import { type RefObject, useEffect } from 'react'

type OutsideOptions = {
  open: boolean
  inside: readonly RefObject<HTMLElement | null>[]
  onPress: () => void
}

/** A press anywhere else. */
export const useOutsidePress = ({ open, inside, onPress }: OutsideOptions): void => {
  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!inside.some(ref => ref.current?.contains(target as Node))) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  })
}
