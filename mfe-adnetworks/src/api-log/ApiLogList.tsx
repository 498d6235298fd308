import { type ApiLog, apiLogEndpoints } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { ListPage } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { useRunColumns, useRunFilters } from './ApiLogColumns'
import { INCIDENTS, runPath } from './apiLog.api'

const hrefOf = ({ id }: ApiLog) => runPath(id)
const nameOf = ({ adn_name }: ApiLog) => adn_name
/** What happened is looked at, and nothing else. */
const actionsOf = () => ({})

const ApiLogList = () => {
  const t = adNetworkMessages.useT()
  return (
    <ListPage
      name="apiLog"
      title={t('apiLog.logs')}
      subtitle={t('apiLog.subtitle')}
      searchLabel={t('apiLog.search')}
      endpoint={apiLogEndpoints.list}
      columns={useRunColumns()}
      {...useRunFilters()}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      exportAs={apiLogEndpoints.export}
      actions={
        <LinkButton icon="alert" href={INCIDENTS}>
          {t('apiLog.incidents.show')}
        </LinkButton>
      }
      texts={{
        count: count => t('apiLog.count', { count }),
        empty: { text: t('apiLog.emptyText') },
      }}
    />
  )
}

export default ApiLogList
