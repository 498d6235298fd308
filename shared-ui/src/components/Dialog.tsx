import { LayerRoot, useLayer } from '@candela/shared-ui/runtime'
import { type ComponentPropsWithoutRef, type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { useHeldFocus } from './heldFocus'

const Surface = styled.dialog`
  inset: 0;
  display: flex;
  flex-direction: column;
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 0;
  border: 0;
  background: var(--bg-raised);
  box-shadow: var(--sh-3);
  color: inherit;

  /* For a moment until it is shown; what is inside can be measured then, and have the focus right after. */
  &:not([open]) {
    position: fixed;
    opacity: 0;
  }
  &::backdrop {
    background: var(--scrim);
    animation: fade var(--dur-slow) var(--ease-out);
  }
  &:focus-visible {
    outline: none;
  }
`

const isBeside = ({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>) => {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

export type DialogProps = Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  /** Escape, or the way back of a phone. */
  onClose: () => void
  /** A press beside it is a way out as well. */
  closesBeside?: boolean
}

/** What lies over the page, has the focus and holds it, as long as it is rendered; how it looks is up to who styles it. */
export const Dialog = ({ onClose, closesBeside = false, children, ...rest }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayer({ open: true, onEscape: onClose, locksScroll: true })
  useHeldFocus(true, dialog)

  const leave = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file that was not chosen says the same.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <Surface
      {...rest}
      ref={dialog}
      aria-modal="true"
      tabIndex={-1}
      onCancel={leave}
      // Whoever goes back twice is not asked by browsers. It is closed by who rendered it and by nobody else.
      onClose={event => {
        event.currentTarget.showModal()
        leave(event)
      }}
      onPointerDown={event => {
        if (closesBeside && isBeside(event)) onClose()
      }}
    >
      <LayerRoot isDialog>{children}</LayerRoot>
    </Surface>
  )
}
