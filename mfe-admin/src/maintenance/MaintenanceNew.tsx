import { NewPage, RecordColumns } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { AlwaysIn, MaintenanceForm, TargetFields, useMaintenanceFields } from './MaintenanceFields'
import { MAINTENANCE } from './maintenance.api'
import { EMPTY, newRules, toCreateBody } from './maintenance.form'

const MaintenanceNew = () => {
  const t = adminMessages.useT()
  return (
    <NewPage
      entity={MAINTENANCE}
      listTitle={t('maintenance.title')}
      title={t('maintenance.new')}
      subtitle={t('maintenance.newSubtitle')}
      saveLabel={t('maintenance.create')}
      fields={useMaintenanceFields()}
      schema={newRules}
      start={() => EMPTY}
      body={toCreateBody}
    >
      {({ values }) => (
        <RecordColumns aside={<AlwaysIn />}>
          <MaintenanceForm who={<TargetFields target={values.target} />} />
        </RecordColumns>
      )}
    </NewPage>
  )
}

export default MaintenanceNew
