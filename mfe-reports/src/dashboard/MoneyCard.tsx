import type { DashboardQuery } from '@candela/shared-contract'
import { Card, VisuallyHidden } from '@candela/shared-ui'
import { reportMessages } from '../i18n/messages'
import { Block, useBlock } from '../parts/Block'
import { LineSkeletons } from '../parts/skeletons'
import type { MetricText } from '../parts/useMetricText'
import { moneyQuery } from './dashboard.api'
import { MoneyStrip, Room } from './MoneyStrip'

/** What was earned and what is to come. */
export const MoneyCard = ({ question, metrics }: { question: DashboardQuery; metrics: MetricText }) => {
  const t = reportMessages.useT()
  return (
    <Card flush>
      <VisuallyHidden as="h2">{t('dashboard.money')}</VisuallyHidden>
      <Room>
        <Block block={useBlock(moneyQuery(question))} height={82} skeleton={<LineSkeletons count={2} />}>
          {answer => <MoneyStrip answer={answer} metrics={metrics} />}
        </Block>
      </Room>
    </Card>
  )
}
