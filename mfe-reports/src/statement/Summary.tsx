import type { StatementAnswer, StatementMetric } from '@candela/shared-contract'
import { Change, Estimated, media, Skeleton, Tooltip } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { Figure } from '../shared/Figure'
import type { MetricFormat } from '../shared/useMetricFormat'

const Root = styled.dl`
  display: flex;
  flex: 1 1 480px;
  flex-wrap: wrap;
  gap: 6px 0;
  min-width: 0;
  padding: 4px 0;

  /* Their places do not depend on what they say: nothing moves when the numbers come. */
  > div {
    flex: 1 1 0;
    max-width: 170px;
    padding: 0 16px;
    border-left: 1px solid var(--line-subtle);
  }
  > div:first-child {
    flex-grow: 1.6;
    max-width: 230px;
    padding-left: 0;
    border-left: 0;
  }
  dt {
    display: flex;
    gap: 6px;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    min-height: 22px;
    font-family: var(--font-display);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 22px;
    white-space: nowrap;
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
    /* The change stands beside its words, however long they are. */
    > div:first-child {
      grid-column: 1 / -1;
    }
  }
`

const Help = styled.span`
  cursor: help;
`

/** Those that say most, in their order. */
const SHOWN = ['net', 'total_impressions', 'ecpm', 'fill', 'rpm'] as const satisfies StatementMetric[]

type SummaryProps = { label: string; answer: StatementAnswer | undefined; metricFormat: MetricFormat }

/** What the whole report comes to. */
export const Summary = ({ label, answer, metricFormat }: SummaryProps) => (
  <Root aria-label={label}>
    {SHOWN.filter(metric => !answer || answer.metrics.includes(metric)).map(metric => {
      const change = answer?.totals.changes?.[metric]
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
            {metric === 'net' && change != null && <Change value={change} />}
          </dt>
          <dd>
            {figure ? (
              metric === 'net' && answer.totals.state === 'estimated' ? (
                <Estimated>{figure}</Estimated>
              ) : (
                figure
              )
            ) : (
              <Skeleton width="104px" height="18px" />
            )}
          </dd>
        </div>
      )
    })}
  </Root>
)
