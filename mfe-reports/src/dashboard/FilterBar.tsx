import { MAX_REPORT_DAYS } from '@candela/shared-contract'
import { PeriodChip } from '@candela/shared-ui'
import { reportMessages } from '../i18n/messages'
import { USUAL_PERIOD } from '../parts/address'
import { Chips } from '../parts/layout'
import { WhoseChips } from '../parts/WhoseChips'
import type { DashboardFilters } from './address'

type FilterBarProps = {
  asked: DashboardFilters
  /** Whose midnight it is at which days begin; not known before the first answer. */
  zone: string | undefined
  onChange: (change: Partial<DashboardFilters>) => void
}

/** What the page is about; each choice applies at once. */
export const FilterBar = ({ asked, zone, onChange }: FilterBarProps) => {
  const t = reportMessages.useT()
  return (
    <Chips role="group" aria-label={t('dashboard.filters')}>
      <PeriodChip
        label={t('dashboard.period')}
        value={asked.period}
        clearLabel={t('dashboard.usual')}
        maxDays={MAX_REPORT_DAYS}
        zone={zone}
        onChange={period => onChange({ period: period || USUAL_PERIOD })}
      />
      <WhoseChips asked={asked} onChange={onChange} />
    </Chips>
  )
}
