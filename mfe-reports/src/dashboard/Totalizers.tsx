import { dayIn, type MetricKey, type ReportLine, type TotalizersAnswer, toDay } from '@candela/shared-contract'
import { Change, Estimated, EstimateMark, Tooltip, useFormat } from '@candela/shared-ui'
import { Sparkline } from '@candela/shared-ui/chart'
import type { ReactNode } from 'react'
import { reportMessages } from '../i18n/messages'
import { Figure } from './Figure'
import { Compared, Delta, Help, Hero, HeroSplit, Label, LabelRow, StateWord, Strip, Tile, Value } from './tileStyle'
import type { Metrics } from './useMetrics'

/** Around the one that matters most, in two rows. */
export const TILES = ['pageviews', 'total_impressions', 'ecpm', 'rpm', 'fill', 'imp_per_page'] as const

type PartProps = { metric: MetricKey; line: ReportLine; metrics: Metrics }

const MetricLabel = ({ metric, metrics }: Omit<PartProps, 'line'>) => {
  const [label, help] = [metrics.labelOf(metric), metrics.helpOf(metric)]
  return (
    <Tooltip text={help}>
      {describedBy => (
        <Help tabIndex={0} aria-describedby={describedBy}>
          {label}
        </Help>
      )}
    </Tooltip>
  )
}

/** Against the days before, in words where there is nothing to compare with. */
const LineChange = ({ metric, line: { changes }, children }: Omit<PartProps, 'metrics'> & { children?: ReactNode }) => {
  const t = reportMessages.useT()
  const change = changes?.[metric]
  return (
    <Delta>
      {change == null ? (
        t('dashboard.noComparison')
      ) : (
        <>
          <Change value={change} /> {children}
        </>
      )}
    </Delta>
  )
}

const State = ({ line: { state }, metrics }: Pick<PartProps, 'line' | 'metrics'>) => {
  const { label, help } = metrics.state(state)
  return (
    <Tooltip text={help}>
      {describedBy => (
        <StateWord tabIndex={0} aria-describedby={describedBy}>
          {state === 'estimated' ? <EstimateMark /> : label}
        </StateWord>
      )}
    </Tooltip>
  )
}

const Before = ({ meta: { compared } }: Pick<TotalizersAnswer, 'meta'>) => {
  const t = reportMessages.useT()
  const format = useFormat()
  if (!compared) return null
  const { from, to } = compared.previous
  return (
    <Compared title={t('dashboard.beforeWhich', { from: format.date(toDay(from)), to: format.date(toDay(to)) })}>
      {t('dashboard.before')}
    </Compared>
  )
}

type TotalizersProps = { answer: TotalizersAnswer; metrics: Metrics }

/** The numbers on top. A number that the reader may not see is not in the answer and not on the page. */
export const Totalizers = ({ answer: { totals, days, meta }, metrics }: TotalizersProps) => {
  const t = reportMessages.useT()
  const today = dayIn(meta.zone, new Date())
  // Its part of a day is nobody's fall.
  const whole = days.filter(({ day }) => day < today)
  const shape = (metric: MetricKey) => <Sparkline values={whole.map(({ values }) => values[metric] ?? null)} />
  const isEstimate = totals.state === 'estimated'
  return (
    <Strip aria-label={t('dashboard.totals')}>
      <Hero>
        <LabelRow>
          <MetricLabel metric="net" metrics={metrics} />
          <State line={totals} metrics={metrics} />
        </LabelRow>
        <Value $hero>
          {isEstimate ? (
            <Estimated>
              <Figure metric="net" line={totals} metrics={metrics} />
            </Estimated>
          ) : (
            <Figure metric="net" line={totals} metrics={metrics} />
          )}
        </Value>
        <LineChange metric="net" line={totals}>
          <Before meta={meta} />
        </LineChange>
        <HeroSplit>
          {totals.values.revshare_pct !== undefined && (
            <div>
              <MetricLabel metric="revshare_pct" metrics={metrics} />
              <b>
                <Figure metric="revshare_pct" line={totals} metrics={metrics} />
              </b>
              <LineChange metric="revshare_pct" line={totals} />
            </div>
          )}
          {shape('net')}
        </HeroSplit>
      </Hero>
      {TILES.map(metric => (
        <Tile key={metric}>
          <Label>
            <MetricLabel metric={metric} metrics={metrics} />
          </Label>
          <Value>
            <Figure metric={metric} line={totals} metrics={metrics} />
          </Value>
          <LineChange metric={metric} line={totals} />
          {shape(metric)}
        </Tile>
      ))}
    </Strip>
  )
}
