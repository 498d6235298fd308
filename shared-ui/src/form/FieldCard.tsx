import type { ReactNode } from 'react'
import { Card } from '../components/Card'
import { FieldGrid } from './FieldGrid'

export type FieldCardProps = {
  title: string
  /** At the right of the title, such as why nothing here can be changed. */
  aside?: ReactNode
  /** Pixels that a field needs at least. */
  width?: number
  children: ReactNode
}

/** Fields that belong together, in a card. */
export const FieldCard = ({ title, aside, width, children }: FieldCardProps) => (
  <Card title={title} aside={aside}>
    <FieldGrid $width={width}>{children}</FieldGrid>
  </Card>
)
