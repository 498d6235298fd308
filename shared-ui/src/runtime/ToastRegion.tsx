import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { focusPageHeading } from '../components/pageHeading'
import { Toast } from '../components/Toast'
import { media } from '../theme/media'
import { commonMessages } from './common/messages'
import { raise } from './floating'
import { useStackedRoots } from './OverlayRoot'
import { removeToast, type ToastEntry, useToasts } from './toasts'

const Corner = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  inset: auto 16px 16px auto;
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: min(336px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
  ${media.phone} {
    left: 16px;
    width: auto;
  }
  @media print {
    display: none;
  }
`

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  pointer-events: auto;
`

type ShownToastProps = { toast: ToastEntry; paused: boolean; onClose: (id: number) => void }

const ShownToast = ({ toast, paused, onClose }: ShownToastProps) => {
  const t = commonMessages.useT()

  useEffect(() => {
    if (toast.duration === null || paused) return
    const timer = setTimeout(() => removeToast(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast.id, toast.duration, paused])

  return <Toast {...toast} closeLabel={t('action.close')} onClose={() => onClose(toast.id)} />
}

type RegionProps = {
  toasts: readonly ToastEntry[]
  /** Dialogs have alerts of their own: theirs have the role, this one is heard all the same. */
  isInDialog: boolean
}

/** Both live regions are there from the start: what is put into an existing one is read out everywhere. */
const Region = ({ toasts, isInDialog }: RegionProps) => {
  const corner = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useLayoutEffect(() => {
    if (corner.current) raise(corner.current)
  }, [])

  // A button that goes away with its toast takes the focus along without a blur.
  const close = (id: number) => {
    setFocused(false)
    if (!isInDialog && corner.current?.contains(document.activeElement)) focusPageHeading()
    removeToast(id)
  }

  const errors = toasts.filter(toast => toast.kind === 'error')
  const others = toasts.filter(toast => toast.kind !== 'error')
  const stack = (entries: readonly ToastEntry[]) =>
    entries.map(toast => <ShownToast key={toast.id} toast={toast} paused={hovered || focused} onClose={close} />)

  return (
    <Corner
      ref={corner}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Stack {...(isInDialog ? { 'aria-live': 'assertive' } : { role: 'alert' })}>{stack(errors)}</Stack>
      <Stack {...(isInDialog ? { 'aria-live': 'polite' } : { role: 'status' })}>{stack(others)}</Stack>
    </Corner>
  )
}

const NONE: readonly ToastEntry[] = []

/** Toasts show where they can be read and pressed: on the page, or in the dialog that lies over everything. */
export const ToastRegion = () => {
  const toasts = useToasts()
  return useStackedRoots().map((root, index, { length }) =>
    createPortal(<Region toasts={index === length - 1 ? toasts : NONE} isInDialog={index > 0} />, root, `${index}`),
  )
}
