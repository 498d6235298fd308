import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Stage = styled.div`
  container: columns / inline-size;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  align-items: start;
  gap: 16px;

  @container columns (max-width: 799px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`

/** What is filled in or shown of a record, and beside it what else is known. */
export const RecordColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <Stage>
    <Grid>
      <Stack>{children}</Stack>
      <Stack>{aside}</Stack>
    </Grid>
  </Stage>
)
