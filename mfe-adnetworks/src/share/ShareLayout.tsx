import { media } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(340px, 400px);
  align-items: start;
  gap: 16px;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`

const Beside = styled(Stack)`
  position: sticky;
  top: 16px;

  ${media.belowDesktop} {
    position: static;
  }
`

/** The form, and beside it what it comes to; below it where there is no room. */
export const ShareLayout = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <Grid>
    <Stack>{children}</Stack>
    <Beside>{aside}</Beside>
  </Grid>
)
