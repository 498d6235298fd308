import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { Toast } from '../components/Toast'
import { media } from '../theme/media'
import { commonMessages } from './common/messages'
import { useOverlayRoot } from './OverlayRoot'
import { removeToast, type ToastEntry, useToasts } from './toasts'

const Corner = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  right: 16px;
  bottom: 16px;
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: min(336px, calc(100vw - 32px));
  pointer-events: none;
  ${media.phone} {
    left: 16px;
    right: 16px;
    width: auto;
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

/** Both live regions are there from the start: what is put into an existing one is read out everywhere. */
export const ToastRegion = () => {
  const root = useOverlayRoot()
  const toasts = useToasts()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  if (!root) return null

  // A button that goes away with its toast takes the focus along without a blur.
  const close = (id: number) => {
    setFocused(false)
    removeToast(id)
  }

  const errors = toasts.filter(toast => toast.kind === 'error')
  const others = toasts.filter(toast => toast.kind !== 'error')
  const stack = (entries: readonly ToastEntry[]) =>
    entries.map(toast => <ShownToast key={toast.id} toast={toast} paused={hovered || focused} onClose={close} />)

  return createPortal(
    <Corner
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Stack role="alert">{stack(errors)}</Stack>
      <Stack role="status">{stack(others)}</Stack>
    </Corner>,
    root,
  )
}
