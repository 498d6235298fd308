import { useFloating, useLayer, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type ReactNode, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { FloatingSurface } from './menuStyle'

const Anchor = styled.span`
  display: inline-flex;
`

const Tip = styled(FloatingSurface)`
  max-width: min(280px, calc(100vw - 16px));
  padding: 8px 10px;
  border-radius: var(--r-md);
  font-size: 12px;
  line-height: 18px;
`

export type TooltipProps = {
  text: ReactNode
  /** Renders what the tip is about; a control takes the id as its `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode
}

/** More about a control, on hover and on focus. It never holds what people need to know. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId()
  const root = useOverlayRoot()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useLayer({ open, onEscape: () => setOpen(false), passive: true })
  useFloating({ open, anchor, floating: tip, align: 'start' })

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children(open ? id : undefined)}
      {open &&
        root &&
        createPortal(
          <Tip ref={tip} id={id} role="tooltip">
            {text}
          </Tip>,
          root,
        )}
    </Anchor>
  )
}
