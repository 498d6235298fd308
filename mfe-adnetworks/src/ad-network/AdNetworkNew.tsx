import type { OneAdNetwork } from '@candela/shared-contract'
import { NewPage } from '@candela/shared-ui/pages'
import { useSearchParams } from '@candela/shared-ui/router'
import { adNetworkMessages } from '../i18n/messages'
import { AccessBox } from './AccessBox'
import { AdNetworkData, useAdNetworkFields } from './AdNetworkFields'
import { AD_NETWORK } from './adNetwork.api'
import { EMPTY_NETWORK, likeAnother, type NetworkValues, newRules, toCreateBody } from './adNetwork.form'

/** Never kept in the browser. */
export const SECRETS = ['credentials'] as const satisfies readonly (keyof NetworkValues)[]

/** What a link asks for: a network of the type that `?type=` names. */
const startWith = (type: string | null): NetworkValues =>
  type && /^\d{1,15}$/.test(type) ? { ...EMPTY_NETWORK, adn_id_ad_network_type: Number(type) } : EMPTY_NETWORK

const AdNetworkNew = () => {
  const t = adNetworkMessages.useT()
  const [search] = useSearchParams()
  return (
    <NewPage
      entity={AD_NETWORK}
      listTitle={t('network.networks')}
      title={t('network.new')}
      subtitle={t('network.newSubtitle')}
      saveLabel={t('network.create')}
      copies
      fields={useAdNetworkFields()}
      schema={newRules}
      start={(like?: OneAdNetwork) => (like ? likeAnother(like) : startWith(search.get('type')))}
      body={toCreateBody}
      secrets={SECRETS}
    >
      {(state, like) => (
        <>
          <AdNetworkData record={like?.record} />
          <AccessBox state={state} like={like} />
        </>
      )}
    </NewPage>
  )
}

export default AdNetworkNew
