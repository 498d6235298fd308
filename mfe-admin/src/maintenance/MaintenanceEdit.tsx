import { EditPage, RecordColumns } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { AlwaysIn, MaintenanceForm, useMaintenanceFields } from './MaintenanceFields'
import { MAINTENANCE } from './maintenance.api'
import { editRules, toUpdateBody, valuesOf } from './maintenance.form'

const MaintenanceEdit = () => {
  const t = adminMessages.useT()
  return (
    <EditPage
      entity={MAINTENANCE}
      listTitle={t('maintenance.title')}
      title={t('maintenance.edit')}
      fields={useMaintenanceFields()}
      schema={answer => editRules(valuesOf(answer))}
      valuesOf={valuesOf}
      body={toUpdateBody}
    >
      {() => (
        <RecordColumns aside={<AlwaysIn />}>
          <MaintenanceForm />
        </RecordColumns>
      )}
    </EditPage>
  )
}

export default MaintenanceEdit
