import { useCan } from '@candela/shared-auth'
import { Card, LinkButton, TextLink, useFormat } from '@candela/shared-ui'
import { DataList, ShowPage } from '@candela/shared-ui/pages'
import { MenuPreview, ReadRights, rightMessages, toRights } from '@candela/shared-ui/rights'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { logOfPath } from '../system-log/systemLog.api'
import { Columns } from './Columns'
import { GROUP, type GroupAnswer, liveRemotes, peoplePathOf } from './group.api'
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
  const rights = rightMessages.useT()
  const format = useFormat()
  const maySeePeople = useCan('user.list')
  const field = (name: 'scope' | 'people' | 'updated' | 'created') => t(`group.field.${name}`)
  return (
    <Card title={t('group.data')}>
      <Facts
        words={{ scope: field('scope'), people: field('people'), updated: field('updated'), created: field('created') }}
        facts={{
          scope: (
            <>
              {rights(`scope.${record.gro_scope}`)}
              <small>{rights(`scopeHelp.${record.gro_scope}`)}</small>
            </>
          ),
          people: maySeePeople ? (
            <TextLink href={peoplePathOf(record.id)}>{t('group.users', { count: record.users_count })}</TextLink>
          ) : (
            t('group.users', { count: record.users_count })
          ),
          updated: format.dateTime(record.updated_at),
          created: format.dateTime(record.created_at),
        }}
      />
    </Card>
  )
}

const GroupView = ({ record }: Pick<GroupAnswer, 'record'>) => {
  const remotes = useQuery(liveRemotes())
  const rights = useMemo(() => toRights(record.permissions), [record])
  return (
    <Columns
      facts={<GroupFacts record={record} />}
      rights={<ReadRights rights={rights} />}
      menu={<MenuPreview rights={rights} of="group" query={remotes} />}
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
