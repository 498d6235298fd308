import { type Visit, visitLogEndpoints } from '@candela/shared-contract'
import { ListPage } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { useVisitColumns, useVisitFilters } from './VisitLogColumns'
import { visitPath } from './visitLog.api'

const hrefOf = ({ id }: Visit) => visitPath(id)
const nameOf = ({ usr_name }: Visit) => usr_name
/** What happened is looked at, and nothing else. */
const actionsOf = () => ({})

const VisitLogList = () => {
  const t = publisherMessages.useT()
  return (
    <ListPage
      name="visitLog"
      title={t('visitLog.logs')}
      subtitle={t('visitLog.subtitle')}
      searchLabel={t('visitLog.search')}
      endpoint={visitLogEndpoints.list}
      columns={useVisitColumns()}
      {...useVisitFilters()}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      exportAs={visitLogEndpoints.export}
      texts={{
        count: count => t('visitLog.count', { count }),
        empty: { text: t('visitLog.emptyText') },
      }}
    />
  )
}

export default VisitLogList
