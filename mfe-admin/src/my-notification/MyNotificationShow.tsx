import { useCan, useSession } from '@candela/shared-auth'
import { type AnswerOf, BRAND, type UserNotification, type userNotificationEndpoints } from '@candela/shared-contract'
import { Button, Card, LinkButton, Page, useFormat } from '@candela/shared-ui'
import { DataList, RecordPage } from '@candela/shared-ui/pages'
import { useNavigate, useParams } from '@candela/shared-ui/router'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { MINE, mineQuery, useMineActions } from './mine.api'

const Message = styled.p`
  max-width: 70ch;
  margin-bottom: 16px;
  font-size: 15px;
  line-height: 22px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Facts = styled(DataList)`
  padding-top: 16px;
  border-top: 1px solid var(--line-subtle);
`

/** Whoever opens it read it; whoever marks it as unread afterwards does not read it again by that. */
const useReadOnce = (record: UserNotification, may: boolean) => {
  const { mark } = useMineActions()
  const isRead = useRef(false)
  const isNew = record.usn_read === null
  useEffect(() => {
    if (!isNew || !may || isRead.current) return
    isRead.current = true
    void mark(record, true)
  }, [isNew, may, mark, record])
}

/** It opens the reader's own mail program: what they write there reaches whoever wrote. */
const replyHref = (to: string, title: string) =>
  `mailto:${to.split('@').map(encodeURIComponent).join('@')}?subject=${encodeURIComponent(`Re: ${title}`)}`

type One = NonNullable<AnswerOf<typeof userNotificationEndpoints.get>>

const MineView = ({ record, reply_to }: One) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const navigate = useNavigate()
  const { mark, hide } = useMineActions()
  const mayMark = useCan('userNotification.read')
  const isLooking = useSession(({ viewing }) => viewing !== null)
  // Whoever looks as somebody else reads nothing in their place.
  useReadOnce(record, mayMark && !isLooking)
  const leaveAfter = async (work: Promise<boolean>) => {
    if (await work) await navigate(MINE)
  }
  return (
    <Page
      title={record.usn_title}
      subtitle={format.dateTime(record.created_at)}
      breadcrumb={[{ label: t('mine.title'), href: MINE }]}
      actions={
        <>
          {mayMark && (
            <>
              <Button icon="eyeOff" onClick={() => void leaveAfter(hide(record))}>
                {t('mine.hide')}
              </Button>
              <Button icon="mail" onClick={() => void leaveAfter(mark(record, false))}>
                {t('mine.markUnread')}
              </Button>
            </>
          )}
          {record.usn_path !== null && (
            <LinkButton variant={reply_to === null ? 'primary' : 'secondary'} icon="external" href={record.usn_path}>
              {t('mine.openPage')}
            </LinkButton>
          )}
          {reply_to !== null && (
            <LinkButton variant="primary" icon="send" href={replyHref(reply_to, record.usn_title)}>
              {t('mine.reply')}
            </LinkButton>
          )}
        </>
      }
    >
      <Card title={t('mine.message')}>
        <Message>{record.usn_message}</Message>
        <Facts
          words={{
            sender: t('mine.column.sender_name'),
            replyTo: t('mine.replyTo'),
            kind: t('mine.column.usn_kind'),
            created: t('mine.column.created_at'),
          }}
          facts={{
            sender: record.sender_name ?? BRAND.name,
            ...(reply_to !== null && { replyTo: reply_to }),
            kind: t(`mine.kind.${record.usn_kind}.name`),
            created: format.dateTime(record.created_at),
          }}
        />
      </Card>
    </Page>
  )
}

const MyNotificationShow = () => {
  const t = adminMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={mineQuery(id)}
      title={t('mine.one')}
      list={{ label: t('mine.title'), href: MINE, right: 'userNotification.list' }}
    >
      {answer => <MineView key={answer.record.id} {...answer} />}
    </RecordPage>
  )
}

export default MyNotificationShow
