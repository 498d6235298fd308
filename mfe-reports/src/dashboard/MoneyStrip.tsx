import { addDays, type Day, lastOfMonth, type MoneyAnswer, toDay } from '@candela/shared-contract'
import { Change, Estimated, media, NoValue, Tooltip, text, useFormat } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { NumberLink } from '../shared/NumberLink'
import type { MetricFormat } from '../shared/useMetricFormat'
import { useMonthName } from './useMonthName'

/** What it takes at each width, before it is there too. */
export const Room = styled.div`
  display: grid;
  min-height: 82px;

  ${media.belowDesktop} {
    min-height: 164px;
  }
  ${media.phone} {
    min-height: 246px;
  }
`

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 0.9fr) minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1fr);
  overflow: hidden;

  ${media.belowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: dense;
  }
`

/** Its hairlines at the left and on top are cut off where there is nothing beyond. */
const Cell = styled.div<{ $wide: boolean }>`
  min-width: 0;
  min-height: 82px;
  padding: 14px 16px;
  box-shadow: -1px -1px 0 var(--line-subtle);

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
  ${media.belowDesktop} {
    grid-column: span ${({ $wide }) => ($wide ? 2 : 1)};
  }
  ${media.phone} {
    padding: 14px;
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

type PartProps = { name: ReactNode; children: ReactNode; more?: ReactNode; wide?: boolean }

const Part = ({ name, children, more, wide = false }: PartProps) => (
  <Cell $wide={wide}>
    <dt>{name}</dt>
    <dd>{children}</dd>
    <More as="dd">{more}</More>
  </Cell>
)

type MoneyStripProps = {
  answer: MoneyAnswer
  metricFormat: MetricFormat
  /** Where what was earned on these days is told apart. */
  hrefOf: (days: string) => string | undefined
}

/** What was earned and what is to come, whatever period the rest of the page is about. */
export const MoneyStrip = ({ answer, metricFormat, hrefOf }: MoneyStripProps) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const nameOf = useMonthName()
  const { today, yesterday, monthToDate, forecast, balance } = answer
  const monthStart = toDay(monthToDate.range.from)
  const [thisDay, balanceMonth] = [toDay(monthToDate.range.to), toDay(balance.month)]
  const marked = (isEstimate: boolean, amount: string, from: Day, to = from) => {
    const link = <NumberLink href={hrefOf(`${from}..${to}`)}>{metricFormat.money(amount)}</NumberLink>
    return isEstimate ? <Estimated>{link}</Estimated> : link
  }
  return (
    <Root>
      <Part name={t('dashboard.today')}>
        {today === null ? <NoValue reason={t('dashboard.nothingToday')} /> : marked(true, today, thisDay)}
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
        {marked(yesterday.state === 'estimated', yesterday.net, addDays(thisDay, -1))}
      </Part>
      <Part
        name={t('dashboard.monthToDate')}
        more={`${format.dayOfYear(monthStart)} – ${format.dayOfYear(toDay(monthToDate.range.to))}`}
      >
        {marked(true, monthToDate.net, monthStart, thisDay)}
      </Part>
      <Part
        wide
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
          <Estimated>{`${metricFormat.money(forecast.low)} – ${metricFormat.money(forecast.high)}`}</Estimated>
        ) : (
          <NoValue reason={t('dashboard.noForecast')} />
        )}
      </Part>
      <Part name={t('dashboard.balance')} more={t('dashboard.balanceOf', { month: nameOf(balanceMonth) })}>
        {marked(balance.state !== 'closed', balance.net, balanceMonth, lastOfMonth(balanceMonth))}
      </Part>
    </Root>
  )
}
