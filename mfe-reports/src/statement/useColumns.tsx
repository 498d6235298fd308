import {
  languageOf,
  METRICS,
  type MetricUnit,
  type ReportLine,
  STATEMENT_WORDS,
  type StatementAnswer,
  type StatementMetric,
  type StatementQuery,
} from '@candela/shared-contract'
import { Change, Estimated, EstimateMark, TextLink, Tooltip, useBelow } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Figure } from '../shared/Figure'
import type { MetricFormat } from '../shared/useMetricFormat'
import type { StatementLine } from './lines'
import { statementMessages } from './messages'

const LEAST: Record<MetricUnit, number> = { money: 84, count: 84, percent: 80, number: 80 }
/** A longer heading is shortened, a figure never is. */
const MOST_HEADING = 128
const LETTER = 6.8
const DIGIT = 7.9
const EDGES = 28
const ESTIMATE_MARK = 14

/** The longer line of a heading that is broken in two where it is shortest. */
const lettersOf = (label: string): number => {
  const words = label.split(' ')
  const breaks = words.map((_, index) =>
    Math.max(words.slice(0, index + 1).join(' ').length, words.slice(index + 1).join(' ').length),
  )
  return Math.min(...breaks)
}

/** As wide as its heading and its longest figure in the reader's language. */
const widthFor = (label: string, figure: string, least: number): number =>
  Math.round(Math.max(least, Math.min(MOST_HEADING, lettersOf(label) * LETTER + EDGES), figure.length * DIGIT + EDGES))

const Main = styled.span`
  font-weight: 600;
`

/** Smaller words stand in the middle of their line, not on its foot. */
const Centered = styled.span`
  display: flex;
  align-items: center;
`

type Values = Pick<ReportLine, 'values'>

const longest = (metric: StatementMetric, { totals, rows }: StatementAnswer): string | undefined =>
  [totals, ...rows].reduce<string | undefined>((known, { values }: Values) => {
    const value = values[metric]
    return value != null && value.length > (known?.length ?? 0) ? value : known
  }, undefined)

type Options = { answer: StatementAnswer | undefined; question: StatementQuery; metricFormat: MetricFormat }

/** What a line shows, in the order of the statement. */
export const useColumns = ({ answer, question, metricFormat }: Options): Column<StatementLine>[] => {
  const t = statementMessages.useT()
  const numbers = reportMessages.useT()
  const words = STATEMENT_WORDS[languageOf(useLocale())]
  const onPhone = useBelow('phone')
  const hasRoom = !useBelow('narrow')
  const { step, perWebsite = false, compare } = question
  return useMemo(() => {
    const shown = answer?.metrics ?? []
    const allEstimated =
      answer !== undefined && answer.rows.length > 0 && answer.rows.every(({ state }) => state === 'estimated')
    const naming: Column<StatementLine>[] = [
      ...(step === 'website'
        ? []
        : [
            {
              field: 'time' as const,
              label: t(`step.${step}`),
              sortable: true,
              width: step === 'week' ? 190 : onPhone ? 138 : 150,
              cell: ({ time }: StatementLine) => time,
            },
          ]),
      ...(step === 'website' || perWebsite
        ? [
            {
              field: 'website' as const,
              label: t('step.website'),
              sortable: true,
              width: onPhone ? 150 : 190,
              grow: 1,
              cell: ({ website, websiteHref }: StatementLine) =>
                websiteHref && step !== 'website' ? (
                  <TextLink href={websiteHref} quiet tabIndex={-1}>
                    {website}
                  </TextLink>
                ) : (
                  website
                ),
            },
          ]
        : []),
    ]
    const counted = shown.map((metric): Column<StatementLine> => {
      const label = metricFormat.labelOf(metric)
      const isHead = metric === 'net'
      const figure = answer && longest(metric, answer)
      return {
        field: metric,
        label,
        sortable: true,
        numeric: true,
        pinned: isHead && hasRoom,
        estimate: isHead && allEstimated,
        width:
          widthFor(label, figure ? metricFormat.text(metric, figure) : '', LEAST[METRICS[metric].unit]) +
          (isHead && allEstimated ? ESTIMATE_MARK : 0),
        cell: ({ line, state }) => {
          const figure = <Figure metric={metric} line={line} metricFormat={metricFormat} />
          if (!isHead) return figure
          return state === 'estimated' && !allEstimated ? (
            <Main>
              <Estimated>{figure}</Estimated>
            </Main>
          ) : (
            <Main>{figure}</Main>
          )
        },
      }
    })
    const most = answer && longest('net', answer)
    const earned = most ? metricFormat.money(most) : ''
    const compared: Column<StatementLine>[] = [
      {
        field: 'previous',
        label: words.previous,
        numeric: true,
        pinned: hasRoom,
        width: widthFor(words.previous, earned, 110),
        cell: ({ previous }) => (previous === null ? '–' : metricFormat.money(previous)),
      },
      {
        field: 'change',
        label: words.change,
        numeric: true,
        pinned: hasRoom,
        width: 96,
        cell: ({ change, previous }) => {
          if (change === null) return '–'
          const shown = <Change value={change} />
          if (previous === null) return <Centered>{shown}</Centered>
          return (
            <Centered>
              <Tooltip text={t('before', { amount: metricFormat.money(previous) })}>{() => shown}</Tooltip>
            </Centered>
          )
        },
      },
    ]
    return [
      ...naming,
      ...counted,
      ...(compare === 'none' ? [] : compared),
      {
        field: 'state',
        label: words.state,
        pinned: hasRoom,
        width: 152,
        cell: ({ state }) =>
          state === 'estimated' ? (
            <Centered>
              <EstimateMark />
            </Centered>
          ) : (
            <span title={numbers(`numbers.states.${state}.help`)}>{metricFormat.state(state).label}</span>
          ),
      },
    ]
  }, [answer, step, perWebsite, compare, metricFormat, words, onPhone, hasRoom, t, numbers])
}
