import { type SystemLog, systemLogEndpoints } from '@candela/shared-contract'
import { ListPage } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { useLogColumns, useLogFilters } from './SystemLogColumns'
import { logPath } from './systemLog.api'
import { useLogWords } from './useLogWords'

const hrefOf = ({ id }: SystemLog) => logPath(id)
/** The trail is only ever looked at. */
const actionsOf = () => ({})

const SystemLogList = () => {
  const t = adminMessages.useT()
  const { sentenceOf } = useLogWords()
  return (
    <ListPage
      name="systemLog"
      title={t('systemLog.logs')}
      subtitle={t('systemLog.subtitle')}
      searchLabel={t('systemLog.search')}
      endpoint={systemLogEndpoints.list}
      columns={useLogColumns()}
      {...useLogFilters()}
      hrefOf={hrefOf}
      nameOf={sentenceOf}
      actionsOf={actionsOf}
      exportAs={systemLogEndpoints.export}
      texts={{
        count: count => t('systemLog.count', { count }),
        empty: { text: t('systemLog.emptyText') },
      }}
    />
  )
}

export default SystemLogList
