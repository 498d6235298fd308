import { useCan, useSession } from '@candela/shared-auth'
import { Page } from '@candela/shared-ui'
import { reportMessages } from '../i18n/messages'
import { Bar, Columns, Halves, Stack } from '../parts/layout'
import { useMetrics } from '../parts/useMetrics'
import { Coverage } from './Coverage'
import { DailyCharts } from './DailyCharts'
import { ErrorLog } from './ErrorLog'
import { FilterBar } from './FilterBar'
import { Formats } from './Formats'
import { Freshness } from './Freshness'
import { MoneyCard } from './MoneyCard'
import { Movers } from './Movers'
import { PaymentCard } from './PaymentCard'
import { Quotations } from './Quotations'
import { ShareCards } from './ShareCards'
import { Todo } from './Todo'
import { TotalizersCard } from './TotalizersCard'
import { useAsked } from './useAsked'
import { Websites } from './Websites'

/** The first page: what was earned, when it is paid, and what needs somebody. Each part has its own right and question. */
const Dashboard = () => {
  const t = reportMessages.useT()
  const { asked, question, change } = useAsked()
  const metrics = useMetrics(question.currency)
  const scope = useSession(({ user }) => user?.group?.gro_scope ?? 'own')
  const seesTotals = useCan('dashboard.totalizers')
  const seesCharts = useCan('dashboard.charts')
  const seesQuotations = useCan('dashboard.currencyExchange')
  const seesErrors = useCan('dashboard.errorLog')
  const isStaff = scope !== 'own'
  const about = { question, metrics }

  return (
    <Page title={t('dashboard.title')} subtitle={t(`dashboard.subtitle.${scope}`)}>
      <Stack>
        <Bar>
          <FilterBar asked={asked} onChange={change} />
          {seesTotals && <Freshness question={question} />}
        </Bar>
        {seesTotals && <TotalizersCard {...about} />}
        {seesTotals && <MoneyCard {...about} />}
        <Columns>
          <Stack>
            {seesCharts && <DailyCharts {...about} />}
            {seesCharts && <Websites {...about} />}
            {seesErrors && isStaff && <Coverage question={question} />}
          </Stack>
          <Stack>
            {seesTotals && <PaymentCard question={question} />}
            {seesQuotations && <Quotations />}
            {seesErrors && isStaff && <ErrorLog />}
            {seesTotals && <Todo question={question} />}
            {seesCharts && isStaff && <Movers {...about} />}
          </Stack>
        </Columns>
        {seesCharts && (
          <Halves>
            <Formats {...about} />
            <Stack>
              <ShareCards {...about} />
            </Stack>
          </Halves>
        )}
      </Stack>
    </Page>
  )
}

export default Dashboard
