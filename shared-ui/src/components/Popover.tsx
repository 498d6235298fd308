import { type Align, LayerRoot, useFloating, useLayer, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type FocusEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
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

  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget || relatedTarget === button.current) return
    if (isTop() && !surface.current?.contains(relatedTarget)) close()
  }

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
          <Surface ref={surface} id={id} role="dialog" aria-label={label} tabIndex={-1} $width={width} onBlur={onBlur}>
            <LayerRoot>{children(close)}</LayerRoot>
          </Surface>,
          root,
        )}
    </>
  )
}
