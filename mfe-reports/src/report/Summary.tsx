import type { MetricKey, ReportAnswer } from '@candela/shared-contract'
import { Change, Estimated, media, Skeleton, Tooltip } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { Figure } from '../shared/Figure'
import type { MetricFormat } from '../shared/useMetricFormat'
import { reportPageMessages } from './messages'

const Root = styled.dl`
  display: flex;
  flex: 1 1 480px;
  gap: 6px 0;
  min-width: 0;
  padding: 4px 0;

  /* Their places do not depend on what they say: nothing moves when the numbers come. */
  > div {
    flex: 1 1 0;
    min-width: 0;
    max-width: 170px;
    padding: 0 14px;
    border-left: 1px solid var(--line-subtle);
  }
  dt {
    display: flex;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;

    > * {
      min-width: 0;
    }
  }
  dd {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 22px;
    font-family: var(--font-display);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 22px;
    white-space: nowrap;
  }
  > div:first-child {
    flex-grow: 1.8;
    max-width: 260px;
    padding-left: 0;
    border-left: 0;

    /* What the report is about is its largest number; all of them stand on one line. */
    dd {
      font-size: 22px;
    }
  }
  ${media.belowDesktop} {
    flex-basis: 100%;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px 12px;

    > div,
    > div:first-child {
      max-width: none;
      padding: 0;
      border: 0;
    }
    > div:first-child {
      grid-column: 1 / -1;

      dd {
        font-size: 20px;
        line-height: 28px;
      }
    }
  }
  @media print {
    flex-wrap: wrap;

    > div,
    > div:first-child {
      flex: none;
      max-width: none;
    }
  }
`

/** Shortened where there is no room: what it stands in shrinks with its tile. */
const Help = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: help;
`

type SummaryProps = {
  /** Those that say most, in their order; the first one is what the report is about. */
  metrics: readonly MetricKey[]
  answer: { metrics: readonly MetricKey[]; totals: ReportAnswer['totals'] } | undefined
  metricFormat: MetricFormat
}

/** What the whole report comes to. */
export const Summary = ({ metrics, answer, metricFormat }: SummaryProps) => {
  const t = reportPageMessages.useT()
  return (
    <Root aria-label={t('summary')}>
      {metrics
        .filter(metric => !answer || answer.metrics.includes(metric))
        .map((metric, index) => {
          const change = index === 0 ? answer?.totals.changes?.[metric] : undefined
          const figure = answer && <Figure metric={metric} line={answer.totals} metricFormat={metricFormat} />
          return (
            <div key={metric}>
              <dt>
                <Tooltip text={metricFormat.helpOf(metric)}>
                  {describedBy => (
                    <Help tabIndex={0} aria-describedby={describedBy}>
                      {metricFormat.labelOf(metric)}
                    </Help>
                  )}
                </Tooltip>
              </dt>
              <dd>
                {!figure ? (
                  <Skeleton width="104px" height="18px" />
                ) : index === 0 && answer.totals.state === 'estimated' ? (
                  <Estimated>{figure}</Estimated>
                ) : (
                  figure
                )}
                {change != null && <Change value={change} />}
              </dd>
            </div>
          )
        })}
    </Root>
  )
}
