import { Skeleton } from '@candela/shared-ui'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
  padding: 16px;
`

/** Lines of text that are on their way. */
export const LineSkeletons = ({ count }: { count: number }) => (
  <Root>
    {Array.from({ length: count }, (_, index) => `${index}`).map(key => (
      <Skeleton key={key} height="14px" />
    ))}
  </Root>
)
