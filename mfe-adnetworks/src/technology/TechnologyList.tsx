import { useCan } from '@candela/shared-auth'
import type { TechnologyRow } from '@candela/shared-contract'
import type { MenuItem } from '@candela/shared-ui'
import { EntityList } from '@candela/shared-ui/pages'
import { useCallback } from 'react'
import { adNetworkMessages } from '../i18n/messages'
import { useMerge } from './MergeTechnology'
import { useTechnologyColumns, useTechnologyFilters } from './TechnologyColumns'
import { refusalOf } from './TechnologyWords'
import { TECHNOLOGY } from './technology.api'
import { useTechnologyBulk } from './useTechnologyBulk'

const TechnologyList = () => {
  const t = adNetworkMessages.useT()
  const { ask, dialog } = useMerge()
  const mayMerge = useCan('adNetworkCategory.destroy')
  const moreOf = useCallback(
    ({ id, anc_name }: TechnologyRow): readonly MenuItem[] =>
      mayMerge
        ? [
            {
              id: 'merge',
              label: t('technology.merge.action'),
              icon: 'link',
              onSelect: () => ask({ id, name: anc_name }),
            },
          ]
        : [],
    [t, ask, mayMerge],
  )
  const whyKept = useCallback(({ is_used }: TechnologyRow) => (is_used ? t('technology.kept') : undefined), [t])
  return (
    <>
      <EntityList
        entity={TECHNOLOGY}
        title={t('technology.technologies')}
        subtitle={t('technology.list.subtitle')}
        searchLabel={t('technology.list.search')}
        addLabel={t('technology.new')}
        columns={useTechnologyColumns()}
        {...useTechnologyFilters()}
        bulk={useTechnologyBulk()}
        moreOf={moreOf}
        whyKept={whyKept}
        removalRefusal={refusalOf}
        count={count => t('technology.list.count', { count })}
        emptyText={t('technology.list.emptyText')}
      />
      {dialog}
    </>
  )
}

export default TechnologyList
