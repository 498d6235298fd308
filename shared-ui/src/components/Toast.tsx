import { styled } from 'styled-components'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import type { IconName } from './iconPaths'

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 10px 12px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line), var(--sh-3);
  animation: rise var(--dur-slow) var(--ease-out);
`

const Mark = styled.span<{ $tone: string }>`
  margin-top: 2px;
  color: var(--${({ $tone }) => $tone});
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 500;
  }
  span {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

const Action = styled.button`
  flex: none;
  min-height: 24px;
  padding: 0 2px;
  border: 0;
  background: none;
  color: var(--accent-fg);
  font-weight: 500;

  &:hover {
    text-decoration: underline;
  }
`

const Close = styled(IconButton)`
  margin: -4px -6px -4px 0;
`

type Kind = 'success' | 'error' | 'info'

const LOOKS: Record<Kind, { icon: IconName; tone: string }> = {
  success: { icon: 'check', tone: 'ok' },
  error: { icon: 'alert', tone: 'bad' },
  info: { icon: 'info', tone: 'accent' },
}

export type ToastProps = {
  kind: Kind
  title: string
  text?: string
  action?: { label: string; onAct: () => void }
  closeLabel: string
  onClose: () => void
}

/** How one toast looks. Areas call `addToast`; the host's region draws them. */
export const Toast = ({ kind, title, text, action, closeLabel, onClose }: ToastProps) => (
  <Root>
    <Mark $tone={LOOKS[kind].tone}>
      <Icon name={LOOKS[kind].icon} />
    </Mark>
    <Words>
      <strong>{title}</strong>
      {text && <span>{text}</span>}
    </Words>
    {action && (
      <Action
        type="button"
        onClick={() => {
          onClose()
          action.onAct()
        }}
      >
        {action.label}
      </Action>
    )}
    <Close icon="close" size="sm" label={closeLabel} onClick={onClose} />
  </Root>
)
