import { useCan } from '@candela/shared-auth'
import { type WebsiteRow, websiteEndpoints } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { ListPage } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { useCurrencyAsked } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { useWebsiteBulk } from './useWebsiteBulk'
import { useWebsiteFilters, useWebsiteSegments } from './useWebsiteFilters'
import { useWebsiteRemoval } from './useWebsiteRemoval'
import { fileColumns, useWebsiteColumns } from './WebsiteColumns'
import { editPath, NEW_WEBSITE, newFromPath, websitePath } from './website.api'

const hrefOf = ({ id }: WebsiteRow) => websitePath(id)
const nameOf = ({ readable }: WebsiteRow) => readable

const WebsiteList = () => {
  const t = publisherMessages.useT()
  const columns = useWebsiteColumns()
  const segments = useWebsiteSegments()
  const filters = useWebsiteFilters()
  const mayAdd = useCan('website.store')
  const bulk = useWebsiteBulk()
  const asks = useCurrencyAsked()
  const { ask, dialog } = useWebsiteRemoval()

  const actionsOf = useCallback(
    ({ id, readable, can }: WebsiteRow) => ({
      editHref: can.update ? editPath(id) : undefined,
      copyHref: mayAdd ? newFromPath(id) : undefined,
      onRemove: can.destroy ? () => ask({ id, name: readable }) : undefined,
    }),
    [ask, mayAdd],
  )
  const add = mayAdd && (
    <LinkButton variant="primary" icon="plus" href={NEW_WEBSITE}>
      {t('website.new')}
    </LinkButton>
  )

  return (
    <ListPage
      name="website"
      title={t('website.websites')}
      subtitle={t('website.list.subtitle')}
      searchLabel={t('website.list.search')}
      endpoint={websiteEndpoints.list}
      asks={asks}
      columns={columns}
      segments={segments}
      filters={filters}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      bulkActions={bulk.actions}
      exportAs={websiteEndpoints.export}
      fileColumns={fileColumns}
      texts={{
        count: count => t('website.list.count', { count }),
        empty: { title: t('website.list.empty'), text: t('website.list.emptyText'), action: add },
      }}
      actions={add}
    >
      {dialog}
      {bulk.dialogs}
    </ListPage>
  )
}

export default WebsiteList
