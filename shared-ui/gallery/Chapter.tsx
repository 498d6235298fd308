import { Card, Page } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
  gap: 16px;
  align-items: start;
`

const Row = styled.div<{ $stacked: boolean }>`
  display: ${({ $stacked }) => ($stacked ? 'grid' : 'flex')};
  grid-template-columns: minmax(0, 1fr);
  flex-wrap: wrap;
  align-items: ${({ $stacked }) => ($stacked ? 'stretch' : 'center')};
  gap: ${({ $stacked }) => ($stacked ? '16px' : '8px')};
`

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title}>
    <Samples>{children}</Samples>
  </Page>
)

type SampleProps = { of: string; stacked?: boolean; children: ReactNode }

/** One component in its states: side by side, or one below the other. */
export const Sample = ({ of, stacked = false, children }: SampleProps) => (
  <Card title={of}>
    <Row $stacked={stacked}>{children}</Row>
  </Card>
)
