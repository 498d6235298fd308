import { useCan } from '@candela/shared-auth'
import { COMPARISONS, MAX_REPORT_DAYS, TYPES } from '@candela/shared-contract'
import { Banner, Button, ChoiceChip, FilterChip, Icon, media, PeriodChip } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Chips } from '../shared/layout'
import { useKeyWords } from '../shared/useKeyWords'
import { WhoseChips } from '../shared/WhoseChips'
import { USUAL_FILTERS } from './address'
import { statementMessages } from './messages'
import { choicesQuery } from './statement.api'
import type { Statement } from './useStatement'

const Bar = styled.div`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 16px;
  margin: -8px 0;
  padding: 8px 0;
  background: var(--bg-canvas);

  > :first-child {
    flex: 1 1 320px;
    min-width: 0;
  }
  ${media.phone} {
    position: static;
    flex-flow: column nowrap;
    align-items: stretch;

    > :first-child {
      flex: none;
    }
  }
`

const Actions = styled.div<{ $calls: boolean }>`
  display: flex;
  gap: 8px;
  margin-left: auto;

  ${media.phone} {
    display: ${({ $calls }) => ($calls ? 'flex' : 'none')};
    margin-left: 0;

    > :last-child {
      flex: 1;
    }
  }
`

const Problem = styled.p`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: 6px;
  color: var(--bad-fg);
  font-size: 12px;
  line-height: 16px;
`

/** The zone is that of the days of the last answer. */
type StatementFiltersProps = Statement & { zone: string | undefined }

/** What the report is about. Nothing of it applies before the report is generated. */
export const StatementFilters = ({ filters, asked, isChanged, choose, generate, zone }: StatementFiltersProps) => {
  const t = statementMessages.useT()
  const words = reportMessages.useT()
  const common = commonMessages.useT()
  const wordFor = useKeyWords()
  const problemId = useId()
  const [triedWithout, setTriedWithout] = useState(false)
  const needsPeriod = triedWithout && filters.period === ''
  const narrows = useCan('report.filters')
  const choices = useQuery({ ...choicesQuery(), enabled: narrows, staleTime: Number.POSITIVE_INFINITY })
  const technologies = choices.data?.technology.map(({ id, label }) => ({ value: String(id), label }))
  const clearLabel = words('dashboard.clear')
  const texts = (label: string) => ({
    label,
    clearLabel,
    findLabel: words('dashboard.find', { label }),
    noneLabel: t('noneFound'),
  })
  const run = () => {
    setTriedWithout(true)
    if (filters.period) generate()
  }
  const refetch = () => void choices.refetch()

  return (
    <>
      <Bar>
        <Chips role="group" aria-label={words('dashboard.filters')}>
          <PeriodChip
            label={words('dashboard.period')}
            value={filters.period}
            clearLabel={clearLabel}
            maxDays={MAX_REPORT_DAYS}
            zone={zone}
            problemId={needsPeriod ? problemId : undefined}
            onChange={period => choose({ period })}
          />
          <ChoiceChip
            label={t('compare')}
            value={filters.compare}
            options={COMPARISONS.map(value => ({
              value,
              label: t(`comparison.${value}`),
              help: t(`comparisonHelp.${value}`),
            }))}
            onChange={compare => choose({ compare })}
          />
          <WhoseChips asked={filters} onChange={choose} />
          <FilterChip
            {...texts(t('product'))}
            options={TYPES.product.map(value => ({ value, label: value }))}
            values={filters.product}
            onChange={values => choose({ product: TYPES.product.filter(each => values.includes(each)) })}
          />
          <FilterChip
            {...texts(t('device'))}
            options={TYPES.device.map(value => ({ value, label: wordFor('device', { id: value, label: value }) }))}
            values={filters.device}
            onChange={values => choose({ device: TYPES.device.filter(each => values.includes(each)) })}
          />
          {(narrows || filters.technology.length > 0) && (
            <FilterChip
              {...texts(t('technology'))}
              options={technologies ?? (choices.isError ? undefined : [])}
              values={filters.technology}
              {...(choices.isError && { failure: { text: common('failure.reportFilters'), onRetry: refetch } })}
              onChange={technology => choose({ technology })}
            />
          )}
        </Chips>
        <Actions $calls={isChanged || !asked.isGenerated}>
          <Button variant="ghost" onClick={() => choose(USUAL_FILTERS)}>
            {t('reset')}
          </Button>
          <Button variant="primary" onClick={run}>
            {t('generate')}
          </Button>
        </Actions>
        {needsPeriod && (
          <Problem id={problemId} role="alert">
            <Icon name="alert" size={14} />
            {t('periodNeeded')}
          </Problem>
        )}
      </Bar>
      {choices.isError && (
        <Banner
          kind="warning"
          title={common('failure.reportFilters')}
          action={
            <Button size="sm" busy={choices.isFetching} onClick={refetch}>
              {common('action.tryAgain')}
            </Button>
          }
        />
      )}
    </>
  )
}
