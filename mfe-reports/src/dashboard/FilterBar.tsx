import { MAX_REPORT_DAYS } from '@candela/shared-contract'
import { PeriodChip } from '@candela/shared-ui'
import { reportMessages } from '../i18n/messages'
import { USUAL_PERIOD } from '../shared/address'
import { Chips } from '../shared/layout'
import { WhoseChips } from '../shared/WhoseChips'
import type { DashboardFilters } from './address'

type FilterBarProps = {
  filters: DashboardFilters
  /** Whose midnight it is at which days begin; not known before the first answer. */
  zone: string | undefined
  onChange: (change: Partial<DashboardFilters>) => void
}

/** What the page is about; each choice applies at once. */
export const FilterBar = ({ filters, zone, onChange }: FilterBarProps) => {
  const t = reportMessages.useT()
  return (
    <Chips role="group" aria-label={t('dashboard.filters')}>
      <PeriodChip
        label={t('dashboard.period')}
        value={filters.period}
        clearLabel={t('dashboard.usual')}
        maxDays={MAX_REPORT_DAYS}
        zone={zone}
        onChange={period => onChange({ period: period || USUAL_PERIOD })}
      />
      <WhoseChips asked={filters} onChange={onChange} />
    </Chips>
  )
}
