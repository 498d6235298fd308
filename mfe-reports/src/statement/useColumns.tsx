import {
  languageOf,
  STATEMENT_WORDS,
  type StatementAnswer,
  type StatementMetric,
  type StatementQuery,
} from '@candela/shared-contract'
import { Change, Estimated, EstimateMark, TextLink, Tooltip, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { type ReportColumn, widthFor } from '../report/columns'
import { useHeadings } from '../report/useHeadings'
import { Figure } from '../shared/Figure'
import type { MetricFormat } from '../shared/useMetricFormat'
import type { StatementLine } from './lines'
import { statementMessages } from './messages'

/** Money right after the name, then what it comes of. */
const ORDER = [
  'net',
  'gross',
  'revshare_pct',
  'margin',
  'total_impressions',
  'ecpm',
  'rpm',
  'fill',
  'pageviews',
  'imp_per_page',
  'total_requests',
] as const satisfies StatementMetric[]

/** What a phone says in the second line of a row. */
const FACTS: readonly StatementMetric[] = ['total_impressions', 'ecpm']

const Main = styled.span`
  font-weight: 600;
`

/** Smaller words stand in the middle of their line, not on its foot. */
const Centered = styled.span`
  display: flex;
  align-items: center;
`

/** Of an arrow and a sign before a change. */
const ARROW = '+++'

type Options = { answer: StatementAnswer | undefined; question: StatementQuery; metricFormat: MetricFormat }

/** What a line shows, in the order of the statement. */
export const useColumns = ({ answer, question, metricFormat }: Options): ReportColumn<StatementLine>[] => {
  const t = statementMessages.useT()
  const headings = useHeadings(metricFormat)
  const format = useFormat()
  const words = STATEMENT_WORDS[languageOf(useLocale())]
  const { step, perWebsite = false, compare } = question
  return useMemo(() => {
    const lines = answer ? [answer.totals, ...answer.rows] : []
    const states = new Set(answer?.rows.map(({ state }) => state))
    const isMixed = states.size > 1
    const changes = lines.flatMap(({ changes }) => (changes?.net == null ? [] : [changes.net]))
    const largest = Math.max(0, ...(answer?.rows ?? []).map(({ values }) => Number(values.net ?? 0)))
    const amounts = (of: (line: (typeof lines)[number]) => string | null | undefined): string[] =>
      lines.map(line => metricFormat.money(of(line) ?? '0.00'))

    const time: ReportColumn<StatementLine> = {
      field: 'time',
      label: t(`step.${step}`),
      sortable: true,
      width: step === 'week' ? 190 : 160,
      cell: ({ time, state }) =>
        isMixed && state === 'estimated' && time ? (
          <>
            <EstimateMark short /> {time}
          </>
        ) : (
          time
        ),
    }
    const website: ReportColumn<StatementLine> = {
      field: 'website',
      label: t('step.website'),
      sortable: true,
      width: 190,
      card: 'fact',
      cell: ({ website, websiteHref }) =>
        websiteHref && step !== 'website' ? (
          <TextLink href={websiteHref} quiet tabIndex={-1}>
            {website}
          </TextLink>
        ) : (
          website
        ),
    }
    const metric = (name: StatementMetric): ReportColumn<StatementLine> => {
      const { label, short } = headings(name)
      return {
        field: name,
        label,
        ...(short && { short }),
        sortable: true,
        numeric: true,
        card: name === 'net' ? 'besideTitle' : FACTS.includes(name) && !perWebsite ? 'fact' : 'none',
        width: widthFor(
          short ?? label,
          lines.map(({ values }) => {
            const value = values[name]
            return value == null ? '–' : metricFormat.text(name, value)
          }),
        ),
        ...(name === 'net' &&
          step === 'website' && { bar: ({ net }) => (largest > 0 ? Math.max(0, Number(net ?? 0) / largest) : 0) }),
        cell: ({ line, state }) => {
          const figure = <Figure metric={name} line={line} metricFormat={metricFormat} />
          if (name !== 'net') return figure
          return <Main>{isMixed && state === 'estimated' ? <Estimated>{figure}</Estimated> : figure}</Main>
        },
      }
    }
    const change: ReportColumn<StatementLine> = {
      field: 'change',
      label: words.change,
      numeric: true,
      card: 'besideTitle',
      width: widthFor(
        words.change,
        changes.map(value => ARROW + (value === 'new' ? value : format.percent(value, 1))),
      ),
      cell: ({ change, previous }) => {
        if (change === null) return '–'
        const shown = <Change value={change} />
        return (
          <Centered>
            {previous === null ? (
              shown
            ) : (
              <Tooltip text={t('before', { amount: metricFormat.money(previous) })}>{() => shown}</Tooltip>
            )}
          </Centered>
        )
      },
    }
    const previous: ReportColumn<StatementLine> = {
      field: 'previous',
      label: words.previous,
      numeric: true,
      width: widthFor(
        words.previous,
        amounts(({ previous }) => previous?.net),
      ),
      cell: ({ previous }) => (previous === null ? '–' : metricFormat.money(previous)),
    }
    const state: ReportColumn<StatementLine> = {
      field: 'state',
      label: words.state,
      width: widthFor(
        words.state,
        [...states].map(each => metricFormat.state(each).label),
      ),
      cell: ({ state }) => (
        <Centered title={metricFormat.state(state).help}>
          {state === 'estimated' ? <EstimateMark /> : metricFormat.state(state).label}
        </Centered>
      ),
    }
    const [net, ...others] = ORDER.filter(name => !answer || answer.metrics.includes(name)).map(metric)
    return [
      ...(step === 'website' ? [] : [time]),
      ...(step === 'website' || perWebsite ? [website] : []),
      ...(net ? [net] : []),
      // A change that nobody can tell is no column of dashes.
      ...(compare === 'none' || (answer && changes.length === 0) ? [] : [change, previous]),
      ...others,
      ...(isMixed ? [state] : []),
    ]
  }, [answer, step, perWebsite, compare, metricFormat, headings, format, words, t])
}
