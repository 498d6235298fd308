import type { DashboardQuery } from '@candela/shared-contract'
import { Card, Skeleton } from '@candela/shared-ui'
import { Block, useBlockQuery } from '../shared/Block'
import type { MetricFormat } from '../shared/useMetricFormat'
import { totalizersQuery } from './dashboard.api'
import { useReportLinks } from './reportLinks'
import { TILES, Totalizers } from './Totalizers'
import { Hero, Strip, Tile } from './tileStyle'

const HEIGHT = 174

const TotalizersSkeleton = () => (
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

export const TotalizersCard = ({
  question,
  metricFormat,
}: {
  question: DashboardQuery
  metricFormat: MetricFormat
}) => {
  const links = useReportLinks(question)
  const block = useBlockQuery(totalizersQuery(question))
  const content = (
    <Block block={block} height={HEIGHT} skeleton={<TotalizersSkeleton />}>
      {answer => <Totalizers answer={answer} metricFormat={metricFormat} hrefOf={links.number} />}
    </Block>
  )
  // The strip is a card by itself; a failure has none.
  return block.isError ? <Card flush>{content}</Card> : content
}
