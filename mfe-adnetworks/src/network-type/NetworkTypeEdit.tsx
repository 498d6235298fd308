import { EditPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { NetworkTypeForm, useNetworkTypeFields } from './NetworkTypeFields'
import { NETWORK_TYPE } from './networkType.api'
import { editRules, toUpdateBody, valuesOf } from './networkType.form'

const NetworkTypeEdit = () => {
  const t = adNetworkMessages.useT()
  return (
    <EditPage
      entity={NETWORK_TYPE}
      listTitle={t('networkType.types')}
      title={t('networkType.edit')}
      fields={useNetworkTypeFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
    >
      {(state, { record }) => <NetworkTypeForm state={state} record={record} />}
    </EditPage>
  )
}

export default NetworkTypeEdit
