import { useCan } from '@candela/shared-auth'
import { type GroupRow, groupEndpoints } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { ListPage } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'
import { useGroupColumns, useGroupFilters } from './GroupColumns'
import { editPath, GROUPS, groupPath, newFromPath } from './group.api'
import { useGroupRemoval } from './useGroupRemoval'

const hrefOf = ({ id }: GroupRow) => groupPath(id)
const nameOf = ({ gro_name }: GroupRow) => gro_name

const GroupList = () => {
  const t = adminMessages.useT()
  const columns = useGroupColumns()
  const filters = useGroupFilters()
  const mayAdd = useCan('group.store')
  const mayEdit = useCan('group.update')
  const mayRemove = useCan('group.destroy')

  const { ask, dialog } = useGroupRemoval()

  const actionsOf = useCallback(
    ({ id, gro_name }: GroupRow) => ({
      editHref: mayEdit ? editPath(id) : undefined,
      copyHref: mayAdd ? newFromPath(id) : undefined,
      onRemove: mayRemove ? () => ask({ id, name: gro_name }) : undefined,
    }),
    [mayAdd, mayEdit, mayRemove, ask],
  )
  const add = mayAdd && (
    <LinkButton variant="primary" icon="plus" href={`${GROUPS}/new`}>
      {t('list.add')}
    </LinkButton>
  )

  return (
    <ListPage
      name="group"
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      searchLabel={t('list.search')}
      endpoint={groupEndpoints.list}
      columns={columns}
      filters={filters}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      texts={{
        count: count => t('list.count', { count }),
        empty: { title: t('list.empty'), text: t('list.emptyText'), action: add },
      }}
      actions={add}
    >
      {dialog}
    </ListPage>
  )
}

export default GroupList
