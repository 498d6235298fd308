import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: var(--z-splash);
  padding: 8px 12px;
  border-radius: var(--r-md);
  background: var(--action);
  color: var(--fg-on-action);
  font-weight: 500;

  &:not(:focus) {
    width: 1px;
    height: 1px;
    overflow: hidden;
    padding: 0;
    clip-path: inset(50%);
  }
`

/** The first stop of a page: past the menus, to what it is about. */
export const SkipLink = ({ href = '#main', children }: { href?: `#${string}`; children?: ReactNode }) => {
  const t = commonMessages.useT()
  return <Root href={href}>{children ?? t('action.skipToContent')}</Root>
}
