import { TextLink } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Above the link of the line that it stands in. */
const Root = styled(TextLink)`
  position: relative;
  z-index: 1;

  /* Lines stretch their own link over themselves. */
  &&::after {
    content: none;
  }
`

type NumberLinkProps = { href: string | undefined; children: ReactNode; isAside?: boolean }

/**
 * A number that leads to the report which says the same, where there is one. `isAside` keeps those out of the way of the
 * keyboard that stand beside one with the same way.
 */
export const NumberLink = ({ href, children, isAside = false }: NumberLinkProps) =>
  href ? (
    <Root href={href} quiet {...(isAside && { tabIndex: -1 })}>
      {children}
    </Root>
  ) : (
    children
  )
