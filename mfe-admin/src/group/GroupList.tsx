import { call, queryKeyOf, useCan } from '@candela/shared-auth'
import { endpoints, type GroupRow } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { ListPage, useRemoval } from '@candela/shared-ui/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { adminMessages } from '../i18n/messages'
import { useGroupColumns, useGroupFilters } from './GroupColumns'

const hrefOf = ({ id }: GroupRow) => `/group/${id}`
const nameOf = ({ gro_name }: GroupRow) => gro_name

const GroupList = () => {
  const t = adminMessages.useT()
  const client = useQueryClient()
  const columns = useGroupColumns()
  const filters = useGroupFilters()
  const mayAdd = useCan('group.store')
  const mayEdit = useCan('group.update')
  const mayDelete = useCan('group.destroy')

  const { ask, dialog } = useRemoval({
    remove: id => call(endpoints.group.destroy, { params: { id: String(id) } }),
    restore: id => call(endpoints.group.restore, { params: { id: String(id) } }),
    onChanged: () => client.invalidateQueries({ queryKey: queryKeyOf(endpoints.group.list) }),
  })
  const actionsOf = useCallback(
    ({ id, gro_name }: GroupRow) => ({
      editHref: mayEdit ? `/group/${id}/edit` : undefined,
      copyHref: mayAdd ? `/group/new?from=${id}` : undefined,
      onDelete: mayDelete ? () => ask({ id, name: gro_name }) : undefined,
    }),
    [mayAdd, mayEdit, mayDelete, ask],
  )
  const add = mayAdd && (
    <LinkButton variant="primary" icon="plus" href="/group/new">
      {t('list.add')}
    </LinkButton>
  )

  return (
    <ListPage
      name="group"
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      searchLabel={t('list.search')}
      endpoint={endpoints.group.list}
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
