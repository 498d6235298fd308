import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding: 24px 16px;
  text-align: center;
  text-wrap: balance;

  > svg {
    color: var(--fg-3);
  }
  > strong {
    margin-top: 4px;
    font-weight: 600;
  }
  > p {
    max-width: 44ch;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
    overflow-wrap: anywhere;
  }
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 8px;
`

type StatePanelProps = {
  icon: IconName
  title: string
  lines: readonly ReactNode[]
  action?: ReactNode
  role?: 'alert'
}

/** Stands where content would be and says why there is none. */
export const StatePanel = ({ icon, title, lines, action, role }: StatePanelProps) => (
  <Root role={role}>
    <Icon name={icon} />
    <strong>{title}</strong>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one panel never change places
      <p key={index}>{line}</p>
    ))}
    {action && <Action>{action}</Action>}
  </Root>
)
