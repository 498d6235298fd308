import { followLink } from '@candela/shared-ui/runtime'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

const Root = styled.a<{ $quiet: boolean }>`
  color: ${({ $quiet }) => ($quiet ? 'inherit' : 'var(--accent-fg)')};
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : 500)};

  &:hover {
    text-decoration: underline;
  }
`

export type TextLinkProps = ComponentPropsWithRef<'a'> & {
  href: string
  /** Keeps the colour of the text around it, as in a footer. */
  quiet?: boolean
}

export const TextLink = ({ quiet = false, onClick, ...rest }: TextLinkProps) => (
  <Root
    {...rest}
    onClick={event => {
      onClick?.(event)
      followLink(event)
    }}
    $quiet={quiet}
  />
)
