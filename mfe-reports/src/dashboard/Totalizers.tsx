import { type MetricKey, type ReportLine, type TotalizersAnswer, toDay, todayIn } from '@candela/shared-contract'
import { Change, Estimated, EstimateMark, Tooltip, useFormat } from '@candela/shared-ui'
import { Sparkline } from '@candela/shared-ui/chart'
import { reportMessages } from '../i18n/messages'
import { Figure } from '../shared/Figure'
import { NumberLink } from '../shared/NumberLink'
import type { MetricFormat } from '../shared/useMetricFormat'
import {
  Compared,
  Delta,
  Help,
  HelpLink,
  Hero,
  HeroSplit,
  Label,
  LabelRow,
  StateWord,
  Strip,
  Tile,
  Value,
} from './tileStyle'

/** Around the one that matters most, in two rows. */
export const TILES = ['pageviews', 'total_impressions', 'ecpm', 'rpm', 'fill', 'imp_per_page'] as const

/** What it is a part of, for who may see that. */
const GROSS_AND_SHARE = ['revshare_pct', 'gross'] as const

type MetricProps = { metric: MetricKey; line: ReportLine; metricFormat: MetricFormat }

type LabelProps = Omit<MetricProps, 'line'> & { href?: string | undefined }

const MetricLabel = ({ metric, metricFormat, href }: LabelProps) => {
  const [label, help] = [metricFormat.labelOf(metric), metricFormat.helpOf(metric)]
  return (
    <Tooltip text={help}>
      {describedBy =>
        href ? (
          <HelpLink href={href} aria-describedby={describedBy} quiet>
            {label}
          </HelpLink>
        ) : (
          <Help tabIndex={0} aria-describedby={describedBy}>
            {label}
          </Help>
        )
      }
    </Tooltip>
  )
}

/** A number that is pressed leads where its name does; one that is not known leads nowhere. */
const Pressed = ({ href, ...figure }: MetricProps & Pick<LabelProps, 'href'>) => (
  <NumberLink href={figure.line.values[figure.metric] == null ? undefined : href} isAside>
    <Figure {...figure} />
  </NumberLink>
)

/** Against the days before. */
const LineChange = ({ metric, line: { changes } }: Omit<MetricProps, 'metricFormat'>) => {
  const change = changes?.[metric]
  return <Delta>{change != null && <Change value={change} />}</Delta>
}

const State = ({ line: { state }, metricFormat }: Pick<MetricProps, 'line' | 'metricFormat'>) => {
  const { label, help } = metricFormat.state(state)
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

/** What the largest number is compared with; the other numbers are compared with the same, or not either. */
const NetChange = ({ totals: { changes }, meta: { compared } }: Pick<TotalizersAnswer, 'totals' | 'meta'>) => {
  const t = reportMessages.useT()
  const format = useFormat()
  if (changes?.net == null || !compared) return <Delta>{t('dashboard.noComparison')}</Delta>
  const { from, to } = compared.previous
  return (
    <Delta>
      <Change value={changes.net} />{' '}
      <Compared title={t('dashboard.beforeWhich', { from: format.date(toDay(from)), to: format.date(toDay(to)) })}>
        {t('dashboard.before')}
      </Compared>
    </Delta>
  )
}

type TotalizersProps = {
  answer: TotalizersAnswer
  metricFormat: MetricFormat
  /** Where the same number is made of its days. */
  hrefOf: (metric: MetricKey) => string | undefined
}

/** The numbers on top. A number that the reader may not see is not in the answer and not on the page. */
export const Totalizers = ({ answer: { totals, days, meta }, metricFormat, hrefOf }: TotalizersProps) => {
  const t = reportMessages.useT()
  const today = todayIn(meta.zone)
  // Sparklines end yesterday: today's incomplete value would look like a fall.
  const whole = days.filter(({ day }) => day < today)
  const isEstimate = totals.state === 'estimated'
  return (
    <Strip aria-label={t('dashboard.totals')}>
      <Hero>
        <LabelRow>
          <MetricLabel metric="net" metricFormat={metricFormat} href={hrefOf('net')} />
          <State line={totals} metricFormat={metricFormat} />
        </LabelRow>
        <Value $hero>
          {isEstimate ? (
            <Estimated>
              <Pressed metric="net" line={totals} metricFormat={metricFormat} href={hrefOf('net')} />
            </Estimated>
          ) : (
            <Pressed metric="net" line={totals} metricFormat={metricFormat} href={hrefOf('net')} />
          )}
        </Value>
        <NetChange totals={totals} meta={meta} />
        <HeroSplit>
          {GROSS_AND_SHARE.map(
            metric =>
              totals.values[metric] !== undefined && (
                <div key={metric}>
                  <MetricLabel metric={metric} metricFormat={metricFormat} href={hrefOf(metric)} />
                  <b>
                    <Pressed metric={metric} line={totals} metricFormat={metricFormat} href={hrefOf(metric)} />
                  </b>
                  {metric === 'revshare_pct' && <LineChange metric={metric} line={totals} />}
                </div>
              ),
          )}
        </HeroSplit>
      </Hero>
      {TILES.map(metric => (
        <Tile key={metric}>
          <Label>
            <MetricLabel metric={metric} metricFormat={metricFormat} href={hrefOf(metric)} />
          </Label>
          <Value>
            <Pressed metric={metric} line={totals} metricFormat={metricFormat} href={hrefOf(metric)} />
          </Value>
          <LineChange metric={metric} line={totals} />
          <Sparkline values={whole.map(({ values }) => values[metric] ?? null)} />
        </Tile>
      ))}
    </Strip>
  )
}
