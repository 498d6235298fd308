import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'

export type BannerKind = 'info' | 'success' | 'warning' | 'danger' | 'estimate'

const LOOKS: Record<BannerKind, { icon: IconName; tone: string }> = {
  info: { icon: 'info', tone: 'info' },
  success: { icon: 'check', tone: 'ok' },
  warning: { icon: 'alert', tone: 'warn' },
  danger: { icon: 'alert', tone: 'bad' },
  estimate: { icon: 'clock', tone: 'est' },
}

const Root = styled.div<{ $tone: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 6px 10px;
  padding: 8px 12px;
  border-radius: var(--r-md);
  background: var(--${({ $tone }) => $tone}-bg);
  color: var(--${({ $tone }) => $tone}-fg);
  font-weight: 500;

  > svg {
    margin-top: 2px;
  }
`

const Words = styled.div`
  /* Where that leaves no room beside it, the action stands below. */
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
`

const More = styled.span`
  display: block;
  color: var(--fg-2);
  font-weight: 400;
`

export type BannerProps = {
  kind: BannerKind
  title: string
  /** A second sentence, said more quietly. */
  children?: ReactNode
  /** A link or a small button at the end. */
  action?: ReactNode
}

/** In the page, for what lasts. Failures are read out at once, everything else when there is a pause. */
export const Banner = ({ kind, title, children, action }: BannerProps) => (
  <Root $tone={LOOKS[kind].tone} role={kind === 'danger' ? 'alert' : 'status'}>
    <Icon name={LOOKS[kind].icon} />
    <Words>
      {title}
      {children && <More> {children}</More>}
    </Words>
    {action}
  </Root>
)
