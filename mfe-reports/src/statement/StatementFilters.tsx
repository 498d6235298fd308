import { useCan } from '@candela/shared-auth'
import { COMPARISONS, TYPES } from '@candela/shared-contract'
import { ChoiceChip, FilterChip } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { reportMessages } from '../i18n/messages'
import { PeriodFilter } from '../report/PeriodFilter'
import { useKeyWords } from '../shared/useKeyWords'
import { WhoseChips } from '../shared/WhoseChips'
import type { Filters } from './address'
import { useChoices } from './FiltersFailed'
import { statementMessages } from './messages'

type StatementFiltersProps = {
  report: { filters: Filters; choose: (change: Partial<Filters>) => void; run: (change: Partial<Filters>) => void }
  /** Of the days of the last answer. */
  zone: string | undefined
  problemId: string | undefined
}

/** What the earnings report is about. */
export const StatementFilters = ({ report, zone, problemId }: StatementFiltersProps) => {
  const { filters, choose } = report
  const t = statementMessages.useT()
  const words = reportMessages.useT()
  const common = commonMessages.useT()
  const wordFor = useKeyWords()
  const narrows = useCan('report.filters')
  const choices = useChoices()
  const technologies = choices.data?.technology.map(({ id, label }) => ({ value: String(id), label }))
  const clearLabel = words('dashboard.clear')
  const texts = (label: string) => ({
    label,
    clearLabel,
    findLabel: words('dashboard.find', { label }),
    noneLabel: t('noneFound'),
  })

  return (
    <>
      <PeriodFilter report={report} zone={zone} problemId={problemId} />
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
          {...(choices.isError && {
            failure: { text: common('failure.reportFilters'), onRetry: () => void choices.refetch() },
          })}
          onChange={technology => choose({ technology })}
        />
      )}
    </>
  )
}
