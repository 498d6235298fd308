import type { DashboardQuery } from '@candela/shared-contract'
import { Card, VisuallyHidden } from '@candela/shared-ui'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { LineSkeletons } from '../shared/skeletons'
import type { MetricFormat } from '../shared/useMetricFormat'
import { moneyQuery } from './dashboard.api'
import { MoneyStrip, Room } from './MoneyStrip'
import { useReportLinks } from './reportLinks'

/** What was earned and what is to come. */
export const MoneyCard = ({ question, metricFormat }: { question: DashboardQuery; metricFormat: MetricFormat }) => {
  const t = reportMessages.useT()
  const { byWebsite } = useReportLinks(question)
  return (
    <Card flush>
      <VisuallyHidden as="h2">{t('dashboard.money')}</VisuallyHidden>
      <Room>
        <Block block={useBlockQuery(moneyQuery(question))} height={82} skeleton={<LineSkeletons count={2} />}>
          {answer => <MoneyStrip answer={answer} metricFormat={metricFormat} hrefOf={byWebsite} />}
        </Block>
      </Room>
    </Card>
  )
}
