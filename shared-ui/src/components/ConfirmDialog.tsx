import { commonMessages, useOverlayRoot } from '@candela/shared-ui/runtime'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { Button } from './Button'
import { DialogSurface, DialogTitle } from './dialogStyle'

const Body = styled.div`
  padding: 20px 20px 16px;
`

const Effect = styled.div`
  margin-top: 4px;
  color: var(--fg-2);
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 16px;
`

export type ConfirmDialogProps = {
  open: boolean
  /** The question. */
  title: string
  /** What will happen. */
  children?: ReactNode
  /** The verb and its object, such as "Remove 13 entries". */
  confirmLabel: string
  /** It cannot be done: there is nothing left but to close. */
  refused?: boolean
  /** The other way, where "Cancel" would not say it. */
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done that matters. The focus starts on Cancel. */
export const ConfirmDialog = ({ open, ...rest }: ConfirmDialogProps) => {
  const root = useOverlayRoot()
  return open && root ? createPortal(<OpenConfirm {...rest} />, root) : null
}

const OpenConfirm = ({
  title,
  children,
  confirmLabel,
  cancelLabel,
  refused = false,
  danger = true,
  busy = false,
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, 'open'>) => {
  const t = commonMessages.useT()
  const id = useId()

  return (
    <DialogSurface
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      onClose={onCancel}
      $width={440}
      $sheet={false}
    >
      <Body>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        {children && <Effect id={`${id}-text`}>{children}</Effect>}
        <Buttons>
          <Button data-autofocus="" onClick={onCancel}>
            {cancelLabel ?? t(refused ? 'action.close' : 'action.cancel')}
          </Button>
          {!refused && (
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </Buttons>
      </Body>
    </DialogSurface>
  )
}
