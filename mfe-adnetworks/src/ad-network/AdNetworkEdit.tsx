import { EditPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { AccessBox } from './AccessBox'
import { AdNetworkData, useAdNetworkFields } from './AdNetworkFields'
import { SECRETS } from './AdNetworkNew'
import { AD_NETWORK } from './adNetwork.api'
import { editRulesFor, toUpdateBody, valuesOf } from './adNetwork.form'

const AdNetworkEdit = () => {
  const t = adNetworkMessages.useT()
  return (
    <EditPage
      entity={AD_NETWORK}
      listTitle={t('network.networks')}
      title={t('network.edit')}
      fields={useAdNetworkFields()}
      schema={editRulesFor}
      valuesOf={valuesOf}
      body={toUpdateBody}
      secrets={SECRETS}
    >
      {(state, answer) => (
        <>
          <AdNetworkData record={answer.record} />
          <AccessBox state={state} answer={answer} />
        </>
      )}
    </EditPage>
  )
}

export default AdNetworkEdit
