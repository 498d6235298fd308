import type { MaintenanceRecord, MaintenanceState } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone, useFormat } from '@candela/shared-ui'
import { adminMessages } from '../i18n/messages'

const LOOKS: Record<MaintenanceState, { tone: PillTone; mark: PillMark }> = {
  now: { tone: 'warning', mark: 'dot' },
  planned: { tone: 'info', mark: 'dot' },
  over: { tone: 'neutral', mark: 'hollow' },
}

export const StatePill = ({ state }: { state: MaintenanceState }) => {
  const t = adminMessages.useT()
  return <Pill {...LOOKS[state]}>{t(`maintenance.state.${state}`)}</Pill>
}

/** How people read what an entry says. */
export const useMaintenanceTexts = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  return {
    from: ({ usm_from }: Pick<MaintenanceRecord, 'usm_from'>) =>
      usm_from ? format.dateTime(usm_from) : t('maintenance.atOnce'),
    until: ({ usm_until }: Pick<MaintenanceRecord, 'usm_until'>) =>
      usm_until ? format.dateTime(usm_until) : t('maintenance.openEnd'),
    people: ({ people_count, stays_reachable }: Pick<MaintenanceRecord, 'people_count' | 'stays_reachable'>) =>
      stays_reachable ? t('maintenance.getsIn') : t('maintenance.people', { count: people_count }),
  }
}
