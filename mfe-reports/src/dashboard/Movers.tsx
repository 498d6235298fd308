import { useCan } from '@candela/shared-auth'
import type { DashboardQuery, ReportAnswer } from '@candela/shared-contract'
import { Card, Change, TextLink } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { NumberLink } from '../shared/NumberLink'
import { LineSkeletons } from '../shared/skeletons'
import type { MetricFormat } from '../shared/useMetricFormat'
import { moversQuery } from './dashboard.api'
import { Empty, wholeLine } from './listStyle'
import { useReportLinks } from './reportLinks'

const HEIGHT = 260

const Group = styled.div`
  padding: 8px 16px 4px;

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
  h3 {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 12px;
    position: relative;
    padding: 4px 0;
    ${wholeLine}
    font-variant-numeric: tabular-nums;
  }
  li > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li > :nth-child(2) {
    grid-row: 2;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  li > :last-child {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`

type Line = ReportAnswer['rows'][number]

const isFalling = ({ changes }: Line): boolean => changes?.net?.startsWith('-') ?? false

type LinesProps = {
  title: string
  lines: readonly Line[]
  metricFormat: MetricFormat
  hrefOf: (account: string) => string | undefined
}

const Lines = ({ title, lines, metricFormat, hrefOf }: LinesProps) => {
  const opens = useCan('account.get')
  if (lines.length === 0) return null
  return (
    <Group>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ key: { account }, values, changes }) => (
          <li key={String(account?.id)}>
            {opens ? (
              <TextLink href={`/account/${account?.id}`} quiet title={account?.label}>
                {account?.label}
              </TextLink>
            ) : (
              <span>{account?.label}</span>
            )}
            <span>
              <NumberLink href={account?.id == null ? undefined : hrefOf(String(account.id))}>
                {metricFormat.money(values.net ?? '0.00')}
              </NumberLink>
            </span>
            <span>{changes?.net == null ? '–' : <Change value={changes.net} />}</span>
          </li>
        ))}
      </ul>
    </Group>
  )
}

type MoversProps = { question: DashboardQuery; metricFormat: MetricFormat }

/** The accounts that rose and fell the most, by amounts. */
export const Movers = ({ question, metricFormat }: MoversProps) => {
  const t = reportMessages.useT()
  const block = useBlockQuery(moversQuery(question))
  const { number } = useReportLinks(question)
  const hrefOf = (account: string) => number('net', { account })
  return (
    <Card title={t('dashboard.movers.title')} aside={`${metricFormat.labelOf('net')} · ${t('dashboard.before')}`} flush>
      <Block block={block} height={HEIGHT} skeleton={<LineSkeletons count={6} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty>{t('dashboard.movers.none')}</Empty>
          ) : (
            <div style={{ minHeight: HEIGHT }}>
              <Lines
                title={t('dashboard.movers.rising')}
                lines={rows.filter(row => !isFalling(row))}
                metricFormat={metricFormat}
                hrefOf={hrefOf}
              />
              <Lines
                title={t('dashboard.movers.falling')}
                lines={rows.filter(isFalling).toReversed()}
                metricFormat={metricFormat}
                hrefOf={hrefOf}
              />
            </div>
          )
        }
      </Block>
    </Card>
  )
}
