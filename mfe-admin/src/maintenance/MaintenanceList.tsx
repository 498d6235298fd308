import { IconButton, Menu } from '@candela/shared-ui'
import { EntityList } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { useMaintenanceColumns, useMaintenanceFilters } from './MaintenanceColumns'
import { MAINTENANCE } from './maintenance.api'
import { useRemoveAll } from './useRemoveAll'

const MaintenanceList = () => {
  const t = adminMessages.useT()
  const { item, dialog } = useRemoveAll()
  return (
    <>
      <EntityList
        entity={MAINTENANCE}
        title={t('maintenance.title')}
        subtitle={t('maintenance.list.subtitle')}
        searchLabel={t('maintenance.list.search')}
        addLabel={t('maintenance.new')}
        actions={
          <Menu
            trigger={props => <IconButton {...props} icon="dots" label={t('maintenance.moreActions')} />}
            items={[item]}
          />
        }
        columns={useMaintenanceColumns()}
        {...useMaintenanceFilters()}
        count={count => t('maintenance.list.count', { count })}
        emptyText={t('maintenance.list.emptyText')}
      />
      {dialog}
    </>
  )
}

export default MaintenanceList
