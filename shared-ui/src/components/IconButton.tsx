import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'

const Root = styled.button<{ $size: 'sm' | 'md' }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => ($size === 'sm' ? 'var(--control-sm)' : 'var(--control)')};
  height: ${({ $size }) => ($size === 'sm' ? 'var(--control-sm)' : 'var(--control)')};
  padding: 0;
  border: 0;
  border-radius: var(--r-md);
  background: none;
  color: var(--fg-2);
  transition: background-color var(--dur-fast) var(--ease-out);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
  &:disabled {
    background: none;
    color: var(--fg-disabled);
    cursor: not-allowed;
  }
  ${media.touch} {
    width: var(--touch);
    height: var(--touch);
  }
`

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** What pressing it does; the only words it has. */
  label: string
  size?: 'sm' | 'md'
  /** Drawn over the icon, such as a count. */
  badge?: ReactNode
}

export const IconButton = ({ icon, label, size = 'md', badge, type = 'button', ...rest }: IconButtonProps) => (
  <Root {...rest} type={type} aria-label={label} title={rest.title ?? label} $size={size}>
    <Icon name={icon} size={size === 'sm' ? 14 : 16} />
    {badge}
  </Root>
)
