import { NewPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { NetworkTypeForm, useNetworkTypeFields } from './NetworkTypeFields'
import { NETWORK_TYPE } from './networkType.api'
import { EMPTY_NETWORK_TYPE, newRules, toCreateBody } from './networkType.form'

const NetworkTypeNew = () => {
  const t = adNetworkMessages.useT()
  return (
    <NewPage
      entity={NETWORK_TYPE}
      listTitle={t('networkType.types')}
      title={t('networkType.new')}
      subtitle={t('networkType.newSubtitle')}
      saveLabel={t('networkType.create')}
      fields={useNetworkTypeFields()}
      schema={newRules}
      start={() => EMPTY_NETWORK_TYPE}
      body={toCreateBody}
    >
      {state => <NetworkTypeForm state={state} />}
    </NewPage>
  )
}

export default NetworkTypeNew
