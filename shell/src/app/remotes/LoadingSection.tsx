import { Card, Page, Skeleton } from '@candela/shared-ui'
import { styled } from 'styled-components'

const SectionSkeleton = styled.div`
  display: grid;
  gap: 16px;
`

/** The title at once, the rest in outline. */
export const LoadingSection = ({ title }: { title: string }) => (
  <Page title={title}>
    <Card>
      <SectionSkeleton data-coming>
        <Skeleton width="32%" height="14px" />
        <Skeleton width="90%" />
        <Skeleton width="76%" />
        <Skeleton width="84%" />
      </SectionSkeleton>
    </Card>
  </Page>
)
