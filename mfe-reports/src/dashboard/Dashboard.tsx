import { can, useCan, useSession } from '@candela/shared-auth'
import { Button, EmptyState, IconButton, lazyPart, Page, Popover, useBelow } from '@candela/shared-ui'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { reportMessages } from '../i18n/messages'
import { useBlockQuery } from '../shared/Block'
import { Bar, Columns, Stack, TwoColumns } from '../shared/layout'
import { LineSkeletons } from '../shared/skeletons'
import { useMetricFormat } from '../shared/useMetricFormat'
import type { ArrangeCardsProps } from './ArrangeCards'
import { arranged } from './arrangement'
import { CARD_AREAS, CARDS, type CardArea, type DashboardCard, IN_SIGHT } from './cards'
import { totalizersQuery } from './dashboard.api'
import { FilterBar } from './FilterBar'
import { Freshness } from './Freshness'
import { useArrangement } from './useArrangement'
import { useDashboardFilters } from './useDashboardFilters'

const ArrangeCards = lazyPart<ArrangeCardsProps>(
  () => import('./ArrangeCards'),
  () => <LineSkeletons count={12} />,
)

/** Whoever comes back finds all of it at once, and so the place where they were. */
let wasDrawn = false

/** The first page: what was earned, when it is paid, and what needs somebody. Each part has its own right and question. */
const Dashboard = () => {
  const t = reportMessages.useT()
  const { filters, question: chosen, change } = useDashboardFilters()
  // A filter shows at once what was chosen; all the charts follow.
  const question = useDeferredValue(chosen)
  const metricFormat = useMetricFormat(question.currency)
  const user = useSession(session => session.user)
  const scope = user?.group?.gro_scope ?? 'own'
  const seesTotals = useCan('dashboard.totalizers')
  const zone = useBlockQuery(totalizersQuery(question), seesTotals).data?.meta.zone
  const { order, hidden, change: arrange, reset } = useArrangement()

  const isOneColumn = useBelow('desktop')
  const mine = useMemo(() => {
    const kind = scope === 'own' ? 'publishers' : 'staff'
    return CARDS.filter(({ right, only = kind }) => can(user, [right]) && only === kind).map(card => ({
      ...card,
      area: (isOneColumn && card.areaInOneColumn) || card.area,
    }))
  }, [user, scope, isOneColumn])
  const cards = useMemo(() => arranged(mine, order), [mine, order])
  const shown = useMemo(() => cards.filter(({ id }) => !hidden.includes(id)), [cards, hidden])
  const inArea = (cards: readonly DashboardCard[], area: CardArea) => cards.filter(card => card.area === area)
  const inSight = CARD_AREAS.flatMap(area => inArea(shown, area).slice(0, IN_SIGHT[area]))
  // The others come when these are on the screen.
  const drawn = useDeferredValue(shown, wasDrawn ? shown : inSight)
  useEffect(() => {
    wasDrawn = true
  }, [])
  const cardsIn = (area: CardArea) =>
    inArea(drawn, area).map(({ id, Card }) => <Card key={id} question={question} metricFormat={metricFormat} />)
  const [first, ...others] = cardsIn('below')

  return (
    <Page title={t('dashboard.title')} subtitle={t(`dashboard.subtitle.${scope}`)}>
      <Stack>
        <Bar>
          <FilterBar filters={filters} zone={zone} onChange={change} />
          {seesTotals && <Freshness question={question} />}
          {mine.length > 0 && (
            <Popover
              label={t('dashboard.arrange.title')}
              trigger={props => <IconButton {...props} icon="layout" size="sm" label={t('dashboard.arrange.title')} />}
            >
              {() => <ArrangeCards {...{ cards, metricFormat, order, hidden }} onChange={arrange} onReset={reset} />}
            </Popover>
          )}
        </Bar>
        {mine.length > 0 && shown.length === 0 && (
          <EmptyState
            icon="layout"
            title={t('dashboard.arrange.empty')}
            action={
              <Button size="sm" onClick={reset}>
                {t('dashboard.arrange.reset')}
              </Button>
            }
          />
        )}
        {cardsIn('top')}
        <Columns>
          <Stack>{cardsIn('main')}</Stack>
          <Stack>{cardsIn('side')}</Stack>
        </Columns>
        <TwoColumns>
          {first}
          {others.length > 0 && <Stack>{others}</Stack>}
        </TwoColumns>
      </Stack>
    </Page>
  )
}

export default Dashboard
