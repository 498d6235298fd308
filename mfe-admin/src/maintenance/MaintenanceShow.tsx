import type { MaintenanceRecord } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { DataList, RecordColumns, ShowPage } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { AlwaysIn } from './MaintenanceFields'
import { StatePill, useMaintenanceTexts } from './MaintenanceWords'
import { MAINTENANCE } from './maintenance.api'

const Facts = ({ record }: { record: MaintenanceRecord }) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const texts = useMaintenanceTexts()
  return (
    <Card title={t('maintenance.one')} aside={<StatePill state={record.state} />}>
      <DataList
        words={{
          target: t('maintenance.column.target'),
          people: t('maintenance.column.people_count'),
          from: t('maintenance.column.usm_from'),
          until: t('maintenance.column.usm_until'),
          message: t('maintenance.column.usm_message'),
          created: t('maintenance.created'),
          updated: t('maintenance.updated'),
        }}
        facts={{
          target: t(`maintenance.target.${record.target}`),
          people: texts.people(record),
          from: texts.from(record),
          until: texts.until(record),
          message: record.usm_message,
          created: format.recent(record.created_at),
          updated: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

const MaintenanceShow = () => {
  const t = adminMessages.useT()
  return (
    <ShowPage
      entity={MAINTENANCE}
      listTitle={t('maintenance.title')}
      title={t('maintenance.one')}
      removeLabel={t('maintenance.remove')}
    >
      {({ record }) => (
        <RecordColumns aside={<AlwaysIn />}>
          <Facts record={record} />
        </RecordColumns>
      )}
    </ShowPage>
  )
}

export default MaintenanceShow
