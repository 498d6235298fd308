import type { ReactNode } from 'react'
import type { IconName } from './iconPaths'
import { StatePanel } from './StatePanel'

export type EmptyStateProps = {
  title: string
  /** One sentence: why, and what to do. */
  text?: string
  icon?: IconName
  action?: ReactNode
}

export const EmptyState = ({ title, text, icon = 'inbox', action }: EmptyStateProps) => (
  <StatePanel icon={icon} title={title} lines={text ? [text] : []} action={action} />
)
