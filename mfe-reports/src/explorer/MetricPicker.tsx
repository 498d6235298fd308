import { type Dimension, METRIC_KEYS, type MetricKey } from '@candela/shared-contract'
import { Button, Checkbox, Popover } from '@candela/shared-ui'
import { styled } from 'styled-components'
import type { MetricFormat } from '../shared/useMetricFormat'
import { isPossible } from './address'
import { explorerMessages } from './messages'
import type { Names } from './useNames'

const List = styled.ul`
  display: grid;
  gap: 2px;
  max-height: 340px;
  margin: -8px;
  overflow-y: auto;

  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    align-items: start;
    gap: 6px;
    padding: 3px 8px;
    border-radius: var(--r-md);
    line-height: 24px;
  }
  label:hover {
    background: var(--bg-hover);
  }
  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

type MetricPickerProps = {
  /** Those that the reader may ask for. */
  offered: readonly MetricKey[]
  chosen: readonly MetricKey[]
  /** By what rows and columns are told apart and chosen. */
  dimensions: readonly Dimension[]
  names: Names
  metricFormat: MetricFormat
  onChange: (metrics: MetricKey[]) => void
}

/** Which numbers there are. Those that are not counted so finely cannot be chosen, and say why. */
export const MetricPicker = (props: MetricPickerProps) => {
  const { offered, chosen, dimensions, names, metricFormat, onChange } = props
  const t = explorerMessages.useT()
  const reasonAgainst = (metric: MetricKey): string | undefined => {
    const finer = dimensions.find(dimension => !isPossible(metric, [dimension]))
    if (finer) return t('notBy', { dimension: names.dimension(finer).toLowerCase() })
    return chosen.length === 1 && chosen.includes(metric) ? t('lastNumber') : undefined
  }
  const toggle = (metric: MetricKey, on: boolean) =>
    onChange(on ? [...chosen, metric] : chosen.filter(each => each !== metric))
  return (
    <Popover
      label={t('numbers')}
      align="start"
      width={320}
      trigger={trigger => (
        <Button {...trigger} size="sm" icon="columns">
          {t('numbers')} · {chosen.length}
        </Button>
      )}
    >
      {() => (
        <List aria-label={t('numbers')}>
          {METRIC_KEYS.filter(metric => offered.includes(metric)).map(metric => {
            const reason = reasonAgainst(metric)
            return (
              <li key={metric}>
                <label htmlFor={`metric-${metric}`}>
                  <Checkbox
                    id={`metric-${metric}`}
                    label={metricFormat.labelOf(metric)}
                    checked={chosen.includes(metric)}
                    disabled={reason !== undefined}
                    aria-describedby={reason ? `metric-${metric}-reason` : undefined}
                    onChange={on => toggle(metric, on)}
                  />
                  <span>
                    {metricFormat.labelOf(metric)}
                    {reason && <small id={`metric-${metric}-reason`}>{reason}</small>}
                  </span>
                </label>
              </li>
            )
          })}
        </List>
      )}
    </Popover>
  )
}
