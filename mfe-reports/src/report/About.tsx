import { type Certainty, type RateSpan, type ReportMeta, toDay } from '@candela/shared-contract'
import { EstimateMark, IconButton, media, Popover, useBelow, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import type { MetricFormat } from '../shared/useMetricFormat'
import { daysText } from './daysText'
import { reportPageMessages } from './messages'
import { Rates } from './Rates'

/** As high as it is with its words, so that nothing moves when they come. */
export const AboutLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
  margin: -8px 0 -10px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0 8px;
    min-height: var(--touch);
    /* Its words begin where the filters end, so that none is under them. */
    margin: -4px 0 -8px;
  }
  @media print {
    button {
      display: none;
    }
  }
`

/** In one line; on a phone in as many as they need, beside their button. */
const Said = styled.div`
  display: flex;
  gap: 8px;
  min-width: 0;

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    display: block;
    flex: 1 1 0;

    > :first-child {
      margin-right: 8px;
      white-space: normal;
    }
  }
  @media print {
    > :first-child {
      white-space: normal;
    }
  }
`

const Certain = styled.span`
  flex: none;
  color: var(--fg-2);
  font-weight: 500;
  white-space: nowrap;
`

/** Of a line of its own where there is no room beside the others. */
const Loading = styled.span`
  ${media.phone} {
    flex: 1 0 100%;
    padding-bottom: 10px;
  }
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 16px;

  dt {
    color: var(--fg-3);
  }
  dd {
    text-align: right;
  }
`

const Part = styled.section`
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid var(--line-subtle);

  h3 {
    margin-bottom: 4px;
    font-weight: 600;
  }
  p {
    color: var(--fg-2);
    font-size: 12px;
    line-height: 18px;
  }
  p + p {
    margin-top: 6px;
  }
  b {
    color: var(--fg-1);
    font-weight: 500;
  }
`

/** The least certain first. */
const STATES: readonly Certainty[] = ['estimated', 'final', 'closed']

export type Known = Pick<ReportMeta, 'range' | 'compared' | 'dataUntil' | 'historyFrom' | 'zone' | 'currency' | 'rates'>

type AboutProps = {
  /** Nothing before the first answer. */
  meta: Known | undefined
  /** How certain its lines are: the least certain of them says what is said of all. */
  states: ReadonlySet<Certainty>
  metricFormat: MetricFormat
  isFetching: boolean
  onRefresh: () => void
}

/** One line: of which days and until when there are numbers, in which currency, and how certain they are. The rest is behind its button. */
export const About = ({ meta, states, metricFormat, isFetching, onRefresh }: AboutProps) => {
  const t = reportPageMessages.useT()
  const format = useFormat()
  const onPhone = useBelow('phone')
  const zone = meta?.zone.replace('_', ' ')
  const previous = meta?.compared?.previous
  const daysOf = (days: Pick<RateSpan, 'from' | 'to'>): string => daysText(format, days)
  const until = meta?.dataUntil ? format.dateTime(meta.dataUntil, meta.zone) : undefined
  const words = meta && [
    daysOf(meta.range) + (previous && !onPhone ? `, ${t('compared').toLowerCase()} ${daysOf(previous)}` : ''),
    until ? t('until', { time: until }) : t('noDataYet'),
    ...(onPhone ? [] : [zone]),
    meta.currency,
  ]
  const { historyFrom } = meta ?? {}
  // Days that nobody asked about may still be on their way.
  const isIncomplete = historyFrom != null && (previous ?? meta?.range ?? { from: historyFrom }).from < historyFrom
  const certainty = STATES.find(state => states.has(state))
  return (
    <AboutLine>
      <Said>
        <span>{words?.join(' · ')}</span>
        {certainty && (
          <Certain>{certainty === 'estimated' ? <EstimateMark /> : metricFormat.state(certainty).label}</Certain>
        )}
      </Said>
      {meta && (
        <Popover
          label={t('about')}
          width={340}
          align="start"
          trigger={props => <IconButton {...props} icon="info" size="sm" label={t('about')} />}
        >
          {() => (
            <>
              <Facts>
                <dt>{t('dataUntil')}</dt>
                <dd>{until ?? '–'}</dd>
                <dt>{t('zone')}</dt>
                <dd>{zone}</dd>
                <dt>{t('currency')}</dt>
                <dd>{meta.currency}</dd>
                {previous && (
                  <>
                    <dt>{t('compared')}</dt>
                    <dd>{daysOf(previous)}</dd>
                  </>
                )}
                {historyFrom && (
                  <>
                    <dt>{t('complete')}</dt>
                    <dd>{format.date(toDay(historyFrom))}</dd>
                  </>
                )}
              </Facts>
              <Part>
                <h3>{t('states')}</h3>
                {STATES.map(state => (
                  <p key={state}>
                    <b>{metricFormat.state(state).label}.</b> {metricFormat.state(state).help}
                  </p>
                ))}
              </Part>
              {meta.rates.length > 0 && (
                <Part>
                  <h3>{t('rates')}</h3>
                  <Rates rates={meta.rates} currency={meta.currency} />
                </Part>
              )}
            </>
          )}
        </Popover>
      )}
      {isIncomplete && <Loading>{t('history', { day: format.date(toDay(historyFrom)) })}</Loading>}
      {!onPhone && (
        <IconButton
          icon="refresh"
          size="sm"
          label={t('refresh')}
          aria-busy={isFetching || undefined}
          onClick={onRefresh}
        />
      )}
    </AboutLine>
  )
}
