import { type MoneyAnswer, toDay } from '@candela/shared-contract'
import { Change, Estimated, media, NoValue, Tooltip, text, useFormat } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import type { Metrics } from './useMetrics'
import { useMonthName } from './useMonthName'

/** What it takes at each width, before it is there too. */
export const Room = styled.div`
  min-height: 94px;

  ${media.belowDesktop} {
    min-height: 188px;
  }
  ${media.phone} {
    min-height: 282px;
  }
`

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr) minmax(0, 1fr);

  ${media.belowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
`

const Cell = styled.div`
  min-width: 0;
  min-height: 94px;
  padding: 10px 16px;
  border-left: 1px solid var(--line-subtle);

  &:first-child {
    border-left: 0;
  }
  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd:first-of-type {
    ${text('card-title')}
    font-size: 15px;
    font-variant-numeric: tabular-nums;
    line-height: 22px;
  }
  ${media.phone} {
    padding: 10px 14px;

    &:nth-child(odd) {
      border-left: 0;
    }
  }
`

const More = styled.div`
  min-height: 16px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;
`

const Help = styled.span`
  cursor: help;
`

type PartProps = { name: ReactNode; children: ReactNode; more?: ReactNode }

const Part = ({ name, children, more }: PartProps) => (
  <Cell>
    <dt>{name}</dt>
    <dd>{children}</dd>
    <More as="dd">{more}</More>
  </Cell>
)

type MoneyStripProps = { answer: MoneyAnswer; metrics: Metrics }

/** What was earned and what is to come, whatever period the rest of the page is about. */
export const MoneyStrip = ({ answer, metrics }: MoneyStripProps) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const nameOf = useMonthName()
  const { today, yesterday, monthToDate, forecast, balance } = answer
  const monthStart = toDay(monthToDate.range.from)
  const marked = (isEstimate: boolean, amount: string) =>
    isEstimate ? <Estimated>{metrics.money(amount)}</Estimated> : metrics.money(amount)
  return (
    <Root>
      <Part name={t('dashboard.today')}>
        {today === null ? <NoValue reason={t('dashboard.nothingToday')} /> : marked(true, today)}
      </Part>
      <Part
        name={t('dashboard.yesterday')}
        more={
          yesterday.change !== null && (
            <>
              <Change value={yesterday.change} /> {t('dashboard.yesterdayBefore')}
            </>
          )
        }
      >
        {marked(yesterday.state === 'estimated', yesterday.net)}
      </Part>
      <Part
        name={t('dashboard.monthToDate')}
        more={`${format.dayOfYear(monthStart)} – ${format.dayOfYear(toDay(monthToDate.range.to))}`}
      >
        {marked(true, monthToDate.net)}
      </Part>
      <Part
        name={
          <Tooltip text={t('dashboard.forecastHelp')}>
            {describedBy => (
              <Help tabIndex={0} aria-describedby={describedBy}>
                {t('dashboard.forecast', { month: nameOf(monthStart) })}
              </Help>
            )}
          </Tooltip>
        }
      >
        {forecast ? (
          <Estimated>{`${metrics.money(forecast.low)} – ${metrics.money(forecast.high)}`}</Estimated>
        ) : (
          <NoValue reason={t('dashboard.noForecast')} />
        )}
      </Part>
      <Part name={t('dashboard.balance')} more={t('dashboard.balanceOf', { month: nameOf(toDay(balance.month)) })}>
        {marked(balance.state === 'estimated', balance.net)}
      </Part>
    </Root>
  )
}
