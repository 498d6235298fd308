import { commonMessages, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { DialogSurface, DialogTitle } from './dialogStyle'
import { IconButton } from './IconButton'

/** No landmarks: those are the page's. */
const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 20px 20px 0;
`

const Close = styled(IconButton)`
  margin: -4px -6px 0 auto;
`

const Body = styled.div`
  flex: 1;
  overflow: auto;
  padding: 8px 20px 20px;
`

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px 16px;
  border-top: 1px solid var(--line-subtle);
`

export type ModalProps = {
  open: boolean
  title: string
  onClose: () => void
  width?: 440 | 640
  children: ReactNode
  /** The buttons, the one that acts last. */
  footer?: ReactNode
}

/** A short task over the page. Escape and the cross close it; a press beside it does not, so nothing typed is lost. */
export const Modal = ({ open, ...rest }: ModalProps) => {
  const root = useOverlayRoot()
  return open && root ? createPortal(<OpenModal {...rest} />, root) : null
}

const OpenModal = ({ title, onClose, width = 440, children, footer }: Omit<ModalProps, 'open'>) => {
  const t = commonMessages.useT()
  const titleId = useId()

  return (
    <DialogSurface aria-labelledby={titleId} onClose={onClose} $width={width} $sheet>
      <Header>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <Close icon="close" size="sm" label={t('action.close')} onClick={onClose} />
      </Header>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </DialogSurface>
  )
}
