import { useCan } from '@candela/shared-auth'
import { Card, LinkButton, useFormat } from '@candela/shared-ui'
import { DataList, ShowPage } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { logOfPath } from '../system-log/systemLog.api'
import { Columns } from './Columns'
import { GROUP, type GroupAnswer } from './group.api'
import { MenuPreview } from './MenuPreview'
import { RightsList } from './RightsList'
import { toRights } from './rights/rights'
import { useGroupRemovalRefusal } from './useGroupRemovalRefusal'
import { usePeopleWords } from './usePeopleWords'

const Facts = styled(DataList)`
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

const GroupFacts = ({ record }: Pick<GroupAnswer, 'record'>) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const field = (name: 'scope' | 'people' | 'updated' | 'created') => t(`group.field.${name}`)
  return (
    <Card title={t('group.data')}>
      <Facts
        words={{ scope: field('scope'), people: field('people'), updated: field('updated'), created: field('created') }}
        facts={{
          scope: (
            <>
              {t(`group.scope.${record.gro_scope}`)}
              <small>{t(`group.scopeHelp.${record.gro_scope}`)}</small>
            </>
          ),
          people: t('group.users', { count: record.users_count }),
          updated: format.dateTime(record.updated_at),
          created: format.dateTime(record.created_at),
        }}
      />
    </Card>
  )
}

const GroupView = ({ record }: Pick<GroupAnswer, 'record'>) => {
  const rights = useMemo(() => toRights(record.permissions), [record])
  return (
    <Columns
      facts={<GroupFacts record={record} />}
      rights={<RightsList rights={rights} />}
      menu={<MenuPreview rights={rights} />}
    />
  )
}

const GroupShow = () => {
  const t = adminMessages.useT()
  const peopleWords = usePeopleWords()
  const mayCreate = useCan('group.store')
  const maySeeLog = useCan('systemLog.list')
  return (
    <ShowPage
      entity={GROUP}
      listTitle={t('group.groups')}
      title={t('group.one')}
      subtitle={({ users_count }) => peopleWords(users_count)}
      removeLabel={t('group.action.remove')}
      removalRefusal={useGroupRemovalRefusal()}
      actions={({ record }) => (
        <>
          {maySeeLog && (
            <LinkButton icon="log" href={logOfPath('access group', record.id)}>
              {t('systemLog.log')}
            </LinkButton>
          )}
          {mayCreate && (
            <LinkButton icon="copy" href={GROUP.newFromPathOf(record.id)}>
              {t('group.action.newFrom')}
            </LinkButton>
          )}
        </>
      )}
    >
      {({ record }) => <GroupView record={record} />}
    </ShowPage>
  )
}

export default GroupShow
