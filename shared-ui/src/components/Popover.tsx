import { type Align, LayerRoot, useFloating, useLayer, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useHeldFocus } from './heldFocus'
import { FloatingSurface } from './menuStyle'
import { useOutsidePress } from './outsidePress'

const Surface = styled(FloatingSurface)<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  padding: 16px;

  &:focus-visible {
    outline: none;
    border-radius: var(--r-lg);
  }
`

export type PopoverTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

export type PopoverProps = {
  /** The accessible name of the popover. */
  label: string
  trigger: (props: PopoverTriggerProps) => ReactNode
  children: (close: () => void) => ReactNode
  align?: Align
  width?: number
}

/** Something to read or fill in that hangs from a button. Escape closes it, and so does going on elsewhere. */
export const Popover = ({ label, trigger, children, align = 'end', width = 360 }: PopoverProps) => {
  const id = useId()
  const root = useOverlayRoot()
  const button = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const close = () => setOpen(false)
  const isTop = useLayer({ open, onEscape: close })
  useFloating({ open, anchor: button, floating: surface, align })
  useHeldFocus(open, surface)
  useOutsidePress({
    open,
    inside: [button, surface],
    onPress: () => {
      if (isTop()) close()
    },
  })

  // It closes when the focus has arrived elsewhere: earlier, while that is on its way, it would be given back.
  useEffect(() => {
    if (!open) return
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target === button.current || surface.current?.contains(target as Node)) return
      if (isTop()) setOpen(false)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [open, isTop])

  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open &&
        root &&
        createPortal(
          <Surface ref={surface} id={id} role="dialog" aria-label={label} tabIndex={-1} $width={width}>
            <LayerRoot>{children(close)}</LayerRoot>
          </Surface>,
          root,
        )}
    </>
  )
}
