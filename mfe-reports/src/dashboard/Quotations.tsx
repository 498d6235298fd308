import { type QuotationAnswer, toDay } from '@candela/shared-contract'
import { Card, Change, Pill, useFormat } from '@candela/shared-ui'
import { Sparkline } from '@candela/shared-ui/chart'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { LineSkeletons } from '../shared/skeletons'
import { quotationQuery } from './dashboard.api'
import { useMonthName } from './useMonthName'

const HEIGHT = 142

const Rows = styled.dl`
  padding: 4px 16px 6px;
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 64px;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
  }
  > div + div {
    border-top: 1px solid var(--line-subtle);
  }
  dt {
    color: var(--fg-3);
  }
  dt::first-letter {
    text-transform: uppercase;
  }
  dd {
    text-align: right;
  }
  b {
    font-weight: 600;
  }
`

const State = styled.dd`
  grid-column: 2 / -1;
`

const Body = ({ answer: { quotations, month } }: { answer: QuotationAnswer }) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const nameOf = useMonthName()
  return (
    <Rows style={{ minHeight: HEIGHT }}>
      {quotations.map(({ currency, value, day, change, days }) => (
        <div key={currency}>
          <dt title={t('dashboard.quotations.quotedOn', { day: format.date(toDay(day)) })}>
            {t('dashboard.quotations.pair', { currency })}
          </dt>
          <Sparkline values={days.map(each => each.value)} />
          <dd>
            <b>{format.number(value, 4)}</b>
            <br />
            {change !== null && <Change value={change} />}
          </dd>
        </div>
      ))}
      <div>
        <dt>{nameOf(toDay(month.month))}</dt>
        <State>
          <Pill tone={month.isClosed ? 'neutral' : 'info'} mark={month.isClosed ? 'hollow' : 'dot'}>
            {t(month.isClosed ? 'dashboard.quotations.closed' : 'dashboard.quotations.open')}
          </Pill>
        </State>
      </div>
    </Rows>
  )
}

/** What currencies are worth today, and whether the month's rate is fixed. */
export const Quotations = () => {
  const t = reportMessages.useT()
  const format = useFormat()
  const block = useBlockQuery(quotationQuery())
  const newest = block.data?.quotations[0]?.day
  return (
    <Card title={t('dashboard.quotations.title')} aside={newest && format.dayOfYear(toDay(newest))} flush>
      <Block block={block} height={HEIGHT} skeleton={<LineSkeletons count={3} />}>
        {answer => <Body answer={answer} />}
      </Block>
    </Card>
  )
}
