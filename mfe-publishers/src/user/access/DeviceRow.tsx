import type { UserSession } from '@candela/shared-contract'
import { Icon, type IconName } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { userMessages } from '../messages'

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 8px 16px;

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
  > svg {
    flex: none;
    color: var(--fg-3);
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

type DeviceRowProps = {
  icon: IconName
  title: string
  /** What is known besides, in one line; what is not known is left out. */
  facts: readonly (string | null | undefined)[]
  children?: ReactNode
}

/** A device or a sign-in: what it was, and what can be done about it. */
export const DeviceRow = ({ icon, title, facts, children }: DeviceRowProps) => (
  <Row>
    <Icon name={icon} />
    <Words>
      <strong>{title}</strong>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </Words>
    {children}
  </Row>
)

type Device = Pick<UserSession, 'browser' | 'operating_system'>

export const useDeviceName = (): ((device: Device) => string) => {
  const t = userMessages.useT()
  return ({ browser, operating_system: system }) =>
    browser && system
      ? t('user.access.device', { browser, system })
      : (browser ?? system ?? t('user.access.unknownDevice'))
}
