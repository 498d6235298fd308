import type { Affected as AffectedFacts } from '@candela/shared-contract'
import { Banner } from '@candela/shared-ui'
import { useFormValue } from '@candela/shared-ui/form'
import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '../i18n/messages'
import { affectedQuery } from './maintenance.api'
import type { MaintenanceValues } from './maintenance.form'

const AffectedBanner = ({ people_count, stays_reachable }: AffectedFacts) => {
  const t = adminMessages.useT()
  if (stays_reachable) return <Banner kind="warning" title={t('maintenance.affected.getsIn')} />
  return (
    <Banner
      kind={people_count > 0 ? 'info' : 'warning'}
      title={t('maintenance.affected.people', { count: people_count })}
    >
      {t('maintenance.affected.next')}
    </Banner>
  )
}

/** Whom it will keep out, as soon as somebody is chosen. */
export const Affected = () => {
  const { value: target } = useFormValue<MaintenanceValues['target']>('target')
  const { value: user } = useFormValue<number | null>('usm_id_user')
  const { value: group } = useFormValue<number | null>('usm_id_group')
  const id = (target === 'user' ? user : group) || null
  const { data } = useQuery({ ...affectedQuery(target, id ?? 0), enabled: id !== null })
  return id !== null && data ? <AffectedBanner {...data} /> : null
}
