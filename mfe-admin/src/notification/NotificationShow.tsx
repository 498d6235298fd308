import { type ApiError, useCan } from '@candela/shared-auth'
import { AUDIENCE_KINDS, type OneNotification } from '@candela/shared-contract'
import { Banner, Card, LinkButton, useFormat } from '@candela/shared-ui'
import { DataList, RecordColumns, ShowPage, SummaryList } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { StatePill, useChosenName, useNotificationTexts } from './NotificationWords'
import { LOOK_AGAIN_MS, NOTIFICATION } from './notification.api'
import { Preview } from './Preview'
import { Recipients } from './Recipients'

type Shown = Pick<OneNotification, 'record'>

const Meter = styled.div<{ $share: number }>`
  height: 6px;
  margin-top: 12px;
  border-radius: var(--r-full);
  background: linear-gradient(
    to right,
    var(--accent) ${({ $share }) => $share}%,
    var(--bg-active) ${({ $share }) => $share}%
  );
`

const Facts = ({ record }: Shown) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const texts = useNotificationTexts()
  const nameOf = useChosenName()
  const chosenBy = (kind: (typeof AUDIENCE_KINDS)[number]) =>
    record.audience_names
      .filter(each => each.kind === kind)
      .map(nameOf)
      .join(', ')
  const kinds = AUDIENCE_KINDS.filter(kind => chosenBy(kind))
  return (
    <Card title={t('notification.one')} aside={<StatePill state={record.state} />}>
      <DataList
        words={{
          sender: t('notification.column.sender_name'),
          when: t('notification.column.sent_at'),
          link: t('notification.link'),
          created: t('notification.column.created_at'),
        }}
        facts={{
          sender: record.sender_name,
          when: texts.when(record),
          link: record.not_path,
          created: format.dateTime(record.created_at),
        }}
      >
        {kinds.map(kind => (
          <div key={kind}>
            <dt>{t('notification.chosenBy', { kind: t(`notification.kind.${kind}`) })}</dt>
            <dd>{chosenBy(kind)}</dd>
          </div>
        ))}
      </DataList>
    </Card>
  )
}

const Statistics = ({ record }: Shown) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const texts = useNotificationTexts()
  const { recipients_count, read_count } = record
  return (
    <Card title={t('notification.statistics')}>
      <SummaryList
        words={{
          recipients: t('notification.column.recipients_count'),
          read: t('notification.column.read_count'),
          share: t('notification.share'),
        }}
        facts={{
          recipients: format.number(recipients_count),
          read: format.number(read_count),
          share: texts.share(record) ?? '–',
        }}
      />
      <Meter aria-hidden="true" $share={recipients_count > 0 ? (read_count / recipients_count) * 100 : 0} />
    </Card>
  )
}

/** While it is on its way, what is said of it is looked up again and again. */
const useWatch = ({ id, state }: OneNotification['record']) =>
  useQuery({
    ...NOTIFICATION.query(id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: state === 'sending' ? LOOK_AGAIN_MS : false,
  })

const View = ({ record }: Shown) => {
  const t = adminMessages.useT()
  useWatch(record)
  const isOut = record.state !== 'scheduled'
  return (
    <>
      {record.state === 'failed' && <Banner kind="danger" title={t('notification.failed')} />}
      <RecordColumns
        aside={
          <>
            <Facts record={record} />
            {isOut && <Statistics record={record} />}
          </>
        }
      >
        <Preview
          said={{ title: record.not_title, message: record.not_message }}
          variants={record.not_variants}
          path={record.not_path}
        />
        {isOut && <Recipients id={record.id} isSending={record.state === 'sending'} />}
      </RecordColumns>
    </>
  )
}

const NotificationShow = () => {
  const t = adminMessages.useT()
  const mayStore = useCan('notification.store')
  const removalRefusal = ({ code, message }: ApiError) => (code === 'notificationSent' ? message : undefined)
  return (
    <ShowPage
      entity={NOTIFICATION}
      listTitle={t('notification.title')}
      title={t('notification.one')}
      removeLabel={t('notification.takeBack')}
      removalRefusal={removalRefusal}
      actions={({ record }) =>
        mayStore &&
        record.state !== 'scheduled' && (
          <LinkButton icon="send" href={NOTIFICATION.newFromPathOf(record.id)}>
            {t('notification.followUp')}
          </LinkButton>
        )
      }
    >
      {({ record }) => <View record={record} />}
    </ShowPage>
  )
}

export default NotificationShow
