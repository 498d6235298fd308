import { type Align, LayerRoot, useFloating, useLayer, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useBelow } from '../useBelow'
import { BottomSheet } from './BottomSheet'
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
  /** On a phone it comes from the lower edge and has the width to itself. */
  sheet?: boolean
}

type OpenProps = Required<Pick<PopoverProps, 'label' | 'align' | 'width'>> & {
  id: string
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
  children: ReactNode
}

const Hanging = ({ id, label, align, width, button, onClose, children }: OpenProps) => {
  const surface = useRef<HTMLDivElement>(null)
  const isTop = useLayer({ open: true, onEscape: onClose })
  useFloating({ open: true, anchor: button, floating: surface, align })
  useHeldFocus(true, surface)
  useOutsidePress({
    open: true,
    inside: [button, surface],
    onPress: () => {
      if (isTop()) onClose()
    },
  })
  const leave = useEffectEvent(onClose)

  // It closes when the focus has arrived elsewhere: earlier, while that is on its way, it would be given back.
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target === button.current || surface.current?.contains(target as Node)) return
      if (isTop()) leave()
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [button, isTop])

  return (
    <Surface ref={surface} id={id} role="dialog" aria-label={label} tabIndex={-1} $width={width}>
      <LayerRoot>{children}</LayerRoot>
    </Surface>
  )
}

const OnPhoneSheet = (props: OpenProps) =>
  useBelow('phone') ? (
    <BottomSheet id={props.id} title={props.label} onClose={props.onClose}>
      {props.children}
    </BottomSheet>
  ) : (
    <Hanging {...props} />
  )

/** Something to read or fill in that hangs from a button. Escape closes it, and so does going on elsewhere. */
export const Popover = ({ label, trigger, children, align = 'end', width = 360, sheet = false }: PopoverProps) => {
  const id = useId()
  const root = useOverlayRoot()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const Open = sheet ? OnPhoneSheet : Hanging

  const close = () => setOpen(false)
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
          <Open id={id} label={label} align={align} width={width} button={button} onClose={close}>
            {children(close)}
          </Open>,
          root,
        )}
    </>
  )
}
