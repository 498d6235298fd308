import { Button } from '@candela/shared-ui'
import { ArrangeList } from '@candela/shared-ui/pages'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import type { MetricFormat } from '../shared/useMetricFormat'
import type { Arrangement } from './arrangement'
import { CARD_AREAS, type CARDS, type CardId } from './cards'
import { reordered } from './reordered'

const Body = styled.div`
  margin: -8px -8px 0;
`

const Heading = styled.h3`
  padding: 10px 8px 2px;
  color: var(--fg-3);
  font-size: 12px;
  font-weight: 500;
  line-height: 16px;
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin: 8px -8px -8px;
  padding-top: 8px;
  border-top: 1px solid var(--line-subtle);
`

const Note = styled.span`
  padding-left: 8px;
  color: var(--fg-3);
  font-size: 12px;
`

/** What cards are called, as their headings say it. */
const useCardNames = (metricFormat: MetricFormat): Record<CardId, string> => {
  const t = reportMessages.useT()
  return {
    totals: t('dashboard.totals'),
    money: t('dashboard.money'),
    daily: t('dashboard.chart.daily', { metric: metricFormat.labelOf('net') }),
    rpm: t('dashboard.chart.rpm', { metric: metricFormat.labelOf('rpm') }),
    websites: t('dashboard.chart.websites'),
    coverage: t('dashboard.coverage.title'),
    payment: t('dashboard.payment.title'),
    quotations: t('dashboard.quotations.title'),
    errors: t('dashboard.errors.title'),
    todo: t('dashboard.todo.title'),
    movers: t('dashboard.movers.title'),
    formats: t('dashboard.chart.formats'),
    device: t('dashboard.chart.device'),
    technology: t('dashboard.chart.technology'),
    adType: t('dashboard.chart.adType'),
  }
}

export type ArrangeCardsProps = Arrangement & {
  /** Those that this person may see, in their order. */
  cards: typeof CARDS
  metricFormat: MetricFormat
  onChange: (change: Partial<Arrangement>) => void
  onReset: () => void
}

/** Which cards there are and in which order, part by part of the page. */
const ArrangeCards = ({ cards, metricFormat, order, hidden, onChange, onReset }: ArrangeCardsProps) => {
  const t = reportMessages.useT()
  const names = useCardNames(metricFormat)
  return (
    <>
      <Body>
        {CARD_AREAS.map(zone => {
          const items = cards.filter(card => card.area === zone).map(({ id }) => ({ id, label: names[id] }))
          if (items.length === 0) return null
          const label = t(`dashboard.arrange.${zone}`)
          return (
            <Fragment key={zone}>
              <Heading>{label}</Heading>
              <ArrangeList
                label={label}
                items={items}
                hidden={hidden}
                onChange={change =>
                  onChange({
                    ...(change.hidden && { hidden: change.hidden as CardId[] }),
                    ...(change.order && { order: reordered(change.order as CardId[], order) }),
                  })
                }
              />
            </Fragment>
          )
        })}
      </Body>
      <Foot>
        <Note>{t('dashboard.arrange.note')}</Note>
        <Button variant="ghost" size="sm" onClick={onReset}>
          {t('dashboard.arrange.reset')}
        </Button>
      </Foot>
    </>
  )
}

export default ArrangeCards
