import { type CoverageAnswer, type DashboardQuery, toDay } from '@candela/shared-contract'
import { Card, media, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { NumberLink } from '../shared/NumberLink'
import { LineSkeletons } from '../shared/skeletons'
import { coverageQuery } from './dashboard.api'
import { Empty } from './listStyle'
import { MoreFoot } from './MoreFoot'
import { useReportLinks } from './reportLinks'

const HEIGHT = 440

type State = CoverageAnswer['rows'][number]['states'][number]
const STATES = ['complete', 'partial', 'missing', 'none'] as const satisfies readonly State[]

const Scroll = styled.div`
  position: relative;
  height: ${HEIGHT}px;
  overflow: auto;

  ${media.belowDesktop} {
    height: 340px;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
  table {
    width: 100%;
  }
  th,
  td {
    height: 26px;
    padding: 0 4px;
    font-weight: 400;
    text-align: center;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    z-index: 2;
    top: 0;
    background: var(--bg-sunken);
    color: var(--fg-3);
    font-size: 11px;
  }
  th:first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    max-width: 260px;
    overflow: hidden;
    padding: 0 12px 0 16px;
    background: var(--bg-surface);
    text-align: left;
    text-overflow: ellipsis;
  }
  thead th:first-child {
    z-index: 3;
    background: var(--bg-sunken);
  }
  ${media.phone} {
    tbody th:first-child {
      min-width: 150px;
      max-width: 180px;
      padding: 5px 8px 5px 16px;
      line-height: 16px;
      white-space: normal;
    }
  }
`

/** Filled, half, crossed out, empty: colour is not alone. Drawn beside no element of its own, for there are hundreds. */
const mark = ({ $state }: { $state: State }) => `&::before {
  display: inline-block;
  width: 14px;
  height: 14px;
  flex: none;
  border-radius: 3px;
  content: '';
  vertical-align: middle;
  ${
    {
      complete: 'background: var(--ok);',
      partial: 'background: linear-gradient(135deg, var(--est-line) 50%, var(--est-bg) 50%);',
      missing: 'border: 2px solid var(--bad); background: var(--bad-bg);',
      none: 'border: 1px solid var(--line-strong);',
    }[$state]
  }
}`
const Cell = styled.td<{ $state: State }>`
  ${mark}
`
const Key = styled.li<{ $state: State }>`
  ${mark}
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  padding: 8px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;

  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`

/** What a network delivered, as its report shows it. */
const METRICS = ['total_requests', 'total_impressions', 'net'] as const

type MatrixProps = { answer: CoverageAnswer; question: DashboardQuery }

const Matrix = ({ answer: { days, rows, more }, question }: MatrixProps) => {
  const t = reportMessages.useT()
  const links = useReportLinks(question)
  const format = useFormat()
  // The newest first: they are what somebody can still do something about.
  const newest = days.toReversed()
  return (
    <>
      <Scroll role="group" aria-label={t('dashboard.coverage.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.coverage.network')}</th>
              {newest.map(day => (
                <th key={day} scope="col">
                  {format.dayOfYear(toDay(day))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ adNetwork: { id, label }, states }) => (
              <tr key={id}>
                <th scope="row" title={label}>
                  <NumberLink href={links.part('adNetwork', String(id), METRICS)}>{label}</NumberLink>
                </th>
                {states.toReversed().map((state, index) => (
                  <Cell
                    key={newest[index]}
                    $state={state}
                    title={t(`dashboard.coverage.${state}`)}
                    aria-label={t(`dashboard.coverage.${state}`)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Legend>
        {STATES.map(state => (
          <Key key={state} $state={state}>
            {t(`dashboard.coverage.${state}`)}
          </Key>
        ))}
      </Legend>
      <MoreFoot count={more} href={links.parts('adNetwork', METRICS)} />
    </>
  )
}

/** Which ad networks delivered on which days. */
export const Coverage = ({ question }: { question: DashboardQuery }) => {
  const t = reportMessages.useT()
  const block = useBlockQuery(coverageQuery(question))
  return (
    <Card title={t('dashboard.coverage.title')} flush>
      <Block block={block} height={HEIGHT} skeleton={<LineSkeletons count={8} />}>
        {answer =>
          answer.rows.length === 0 ? (
            <Empty>{t('dashboard.coverage.nothing')}</Empty>
          ) : (
            <Matrix answer={answer} question={question} />
          )
        }
      </Block>
    </Card>
  )
}
