import { media, TextLink } from '@candela/shared-ui'
import { styled } from 'styled-components'

/** A name in a row of its own: it can be hit without aiming. */
export const WhoLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 24px;

  ${media.touch} {
    min-height: var(--touch);
  }
`
