import type { DashboardQuery } from '@candela/shared-contract'
import { Card, Skeleton } from '@candela/shared-ui'
import { Block, useBlock } from './Block'
import { totalizersQuery } from './dashboard.api'
import { TILES, Totalizers } from './Totalizers'
import { Hero, Strip, Tile } from './tileStyle'
import type { Metrics } from './useMetrics'

const HEIGHT = 174

const Bones = () => (
  <Strip aria-hidden="true">
    <Hero>
      <Skeleton width="40%" height="14px" />
      <br />
      <Skeleton width="70%" height="32px" />
    </Hero>
    {TILES.map(metric => (
      <Tile key={metric}>
        <Skeleton width="60%" height="12px" />
        <br />
        <Skeleton width="80%" height="20px" />
      </Tile>
    ))}
  </Strip>
)

/** The numbers on top. */
export const TotalizersCard = ({ question, metrics }: { question: DashboardQuery; metrics: Metrics }) => {
  const block = useBlock(totalizersQuery(question))
  const content = (
    <Block block={block} height={HEIGHT} bones={<Bones />}>
      {answer => <Totalizers answer={answer} metrics={metrics} />}
    </Block>
  )
  // The strip is a card by itself; a failure has none.
  return block.isError ? <Card flush>{content}</Card> : content
}
