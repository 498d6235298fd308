import { isDay, MAINTENANCE_TARGETS, todayIn } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { FormCombobox, FormRadioGroup, FormTextArea } from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { MomentFields } from '../shared/MomentFields'
import { ownZone } from '../shared/moment'
import { Affected } from './Affected'
import { findGroups, findUsers } from './maintenance.api'
import type { MaintenanceValues } from './maintenance.form'

const Fields = styled.div`
  display: grid;
  gap: 20px;
  max-width: 520px;
  padding: 16px;
`

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Sentences = styled(Stack)`
  gap: 8px;
`

/** Whom it is for: chosen once, and then it stays. */
export const TargetFields = ({ target }: { target: MaintenanceValues['target'] }) => {
  const t = adminMessages.useT()
  const options = MAINTENANCE_TARGETS.map(value => ({ value, label: t(`maintenance.target.${value}`) }))
  return (
    <Card title={t('maintenance.who')} flush>
      <Fields>
        <FormRadioGroup name="target" label={t('maintenance.column.target')} options={options} across />
        {target === 'user' ? (
          <FormCombobox<number>
            key="user"
            name="usm_id_user"
            label={t('maintenance.target.user')}
            load={findUsers}
            labelOf={() => null}
          />
        ) : (
          <FormCombobox<number>
            key="group"
            name="usm_id_group"
            label={t('maintenance.target.group')}
            load={findGroups}
            labelOf={() => null}
          />
        )}
        <Affected />
      </Fields>
    </Card>
  )
}

const WhenFields = () => {
  const t = adminMessages.useT()
  const zone = ownZone()
  const today = todayIn(zone)
  return (
    <Card title={t('maintenance.when')} aside={t('maintenance.zone', { zone })} flush>
      <Fields>
        <MomentFields
          day={{ name: 'usm_from', label: t('maintenance.fromDay'), help: t('maintenance.help.from'), optional: true }}
          time={{ name: 'from_time', label: t('maintenance.fromTime'), example: '14:30' }}
        />
        <MomentFields
          day={{
            name: 'usm_until',
            label: t('maintenance.untilDay'),
            help: t('maintenance.help.until'),
            optional: true,
            first: today,
          }}
          time={{ name: 'until_time', label: t('maintenance.untilTime'), example: '16:00' }}
        />
        <FormTextArea
          name="usm_message"
          label={t('maintenance.column.usm_message')}
          help={t('maintenance.help.message')}
          rows={3}
          optional
        />
      </Fields>
    </Card>
  )
}

export const MaintenanceForm = ({ who }: { who?: ReactNode }) => (
  <Stack>
    {who}
    <WhenFields />
  </Stack>
)

/** Who is never kept out, said before anybody is. */
export const AlwaysIn = () => {
  const t = adminMessages.useT()
  return (
    <Card title={t('maintenance.alwaysIn.title')}>
      <Sentences>
        <p>{t('maintenance.alwaysIn.text')}</p>
        <p>{t('maintenance.alwaysIn.notice')}</p>
      </Sentences>
    </Card>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same entry. */
export const useMaintenanceFields = (): FormFields<MaintenanceValues> => {
  const t = adminMessages.useT()
  const format = useFormat()
  const day = (value: string) => (isDay(value) ? format.date(value) : value)
  return [
    { name: 'target', label: t('maintenance.column.target'), formatValue: value => t(`maintenance.target.${value}`) },
    { name: 'usm_id_user', label: t('maintenance.target.user'), formatValue: value => value && `#${value}` },
    { name: 'usm_id_group', label: t('maintenance.target.group'), formatValue: value => value && `#${value}` },
    { name: 'usm_from', label: t('maintenance.fromDay'), formatValue: day },
    { name: 'from_time', label: t('maintenance.fromTime') },
    { name: 'usm_until', label: t('maintenance.untilDay'), formatValue: day },
    { name: 'until_time', label: t('maintenance.untilTime') },
    { name: 'usm_message', label: t('maintenance.column.usm_message') },
  ]
}
