import { useCan } from '@candela/shared-auth'
import { Card, IconButton, LinkButton, Menu, Page, useFormat } from '@candela/shared-ui'
import { RecordPage } from '@candela/shared-ui/pages'
import { useNavigate, useParams } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { logOfPath } from '../system-log/systemLog.api'
import { Columns } from './Columns'
import { editPath, GROUPS, type GroupAnswer, groupQuery, newFromPath } from './group.api'
import { MenuPreview } from './MenuPreview'
import { RightsList } from './RightsList'
import { toRights } from './rights/rights'
import { useGroupRemoval } from './useGroupRemoval'
import { usePeopleWords } from './usePeopleWords'

const Facts = styled.dl`
  display: grid;
  gap: 10px;

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
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
  return (
    <Card title={t('group.data')}>
      <Facts>
        <div>
          <dt>{t('group.field.scope')}</dt>
          <dd>
            {t(`group.scope.${record.gro_scope}`)}
            <small>{t(`group.scopeHelp.${record.gro_scope}`)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('group.field.people')}</dt>
          <dd>{t('group.users', { count: record.users_count })}</dd>
        </div>
        <div>
          <dt>{t('group.field.updated')}</dt>
          <dd>{format.dateTime(record.updated_at)}</dd>
        </div>
        <div>
          <dt>{t('group.field.created')}</dt>
          <dd>{format.dateTime(record.created_at)}</dd>
        </div>
      </Facts>
    </Card>
  )
}

const GroupView = ({ answer: { record, can } }: { answer: GroupAnswer }) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const peopleWords = usePeopleWords()
  const mayCreate = useCan('group.store')
  const maySeeLog = useCan('systemLog.list')
  const rights = useMemo(() => toRights(record.permissions), [record])
  const removal = useGroupRemoval(() => void navigate(GROUPS))

  return (
    <Page
      title={record.gro_name}
      subtitle={peopleWords(record.users_count)}
      breadcrumb={[{ label: t('group.groups'), href: GROUPS }]}
      actions={
        <>
          {maySeeLog && (
            <LinkButton icon="log" href={logOfPath('access group', record.id)}>
              {t('systemLog.log')}
            </LinkButton>
          )}
          {mayCreate && (
            <LinkButton icon="copy" href={newFromPath(record.id)}>
              {t('group.action.newFrom')}
            </LinkButton>
          )}
          {can.destroy && (
            <Menu
              trigger={props => <IconButton {...props} icon="dots" label={t('group.moreActions')} />}
              items={[
                {
                  id: 'remove',
                  label: t('group.action.remove'),
                  icon: 'trash',
                  danger: true,
                  onSelect: () => removal.ask({ id: record.id, name: record.gro_name }),
                },
              ]}
            />
          )}
          {can.update && (
            <LinkButton variant="primary" icon="edit" href={editPath(record.id)}>
              {common('action.edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <Columns
        facts={<GroupFacts record={record} />}
        rights={<RightsList rights={rights} />}
        menu={<MenuPreview rights={rights} />}
      />
      {removal.dialog}
    </Page>
  )
}

const GroupShow = () => {
  const t = adminMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={groupQuery(id)}
      title={t('group.one')}
      breadcrumb={[{ label: t('group.groups'), href: GROUPS }]}
    >
      {answer => <GroupView answer={answer} />}
    </RecordPage>
  )
}

export default GroupShow
