import { query, useSession } from '@candela/shared-auth'
import { type AnswerOf, BRAND, contactEndpoints } from '@candela/shared-contract'
import { Icon } from '@candela/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShellText } from '../i18n/messages'
import { chatMessages } from './chatMessages'
import { Names } from './chatStyle'
import { goOnInto } from './MailInstead'
import { type Answer, MessageForm } from './MessageForm'
import { PanelHead, PanelText, Presence, Sent } from './panelStyle'
import { type SentMessage, SentMessages } from './SentMessages'
import type { Contact } from './useContact'
import { useWhen } from './useWhen'
import { keepSent, leaveOut, useWritten } from './useWritten'

const AGAIN_MS = 30_000

type Before = NonNullable<AnswerOf<typeof contactEndpoints.get>>['sent'][number]

/** Whether they are there is asked again while somebody looks. */
const useWithThem = () => useQuery({ ...query(contactEndpoints.get, {}), refetchInterval: AGAIN_MS, staleTime: 0 })

/** What was written before the page was loaded, and since then. */
const allOf = (before: readonly Before[], since: readonly SentMessage[]): SentMessage[] => [
  ...before
    .filter(({ id }) => since.every(message => message.id !== id))
    .map(({ id, cms_text, along, created_at }) => ({ id, text: cms_text, along, at: new Date(created_at) })),
  ...since,
]

export type ChatPanelProps = {
  contact: Contact
  face: ReactNode
}

/** The form of the next message takes the place of the one that was sent, and the focus with it. */
const useFocusOfNext = (count: number) => {
  const next = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count === before.current) return
    before.current = count
    next.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [count])
  return next
}

const ChatPanel = ({ contact, face }: ChatPanelProps) => {
  const t = chatMessages.useT()
  const shell = useShellText()
  const { hoursOf, sentTo } = useWhen()
  const isViewing = useSession(({ viewing }) => viewing !== null)
  const user = useSession(session => session.user)
  const { data, isError } = useWithThem()
  const [answer, setAnswer] = useState<Answer>()
  const written = useWritten()
  const sent = written.sent.filter(({ sender }) => sender === user?.id)
  const next = useFocusOfNext(sent.length)
  const brand = { brand: BRAND.name }
  const manager = data?.manager
  const name = contact.kind === 'manager' ? contact.name : shell('chat.support', brand)

  const about =
    contact.kind === 'support' ? (
      <PanelText>{t('support', brand)}</PanelText>
    ) : manager ? (
      <PanelText>
        {hoursOf(manager.hours)}
        {manager.usual && <small>{t('usual', { name: manager.usr_name })}</small>}
      </PanelText>
    ) : (
      <PanelText>{isError ? t('hoursUnknown', { name }) : '\u00a0'}</PanelText>
    )

  const said = (to: Answer) => (to.manager ? sentTo({ ...to.manager, hours: manager?.hours }) : t('sentSupport', brand))

  return (
    <>
      <PanelHead ref={goOnInto}>
        {face}
        <Names>
          <b>{name}</b>
          {contact.kind === 'support' ? (
            <small>{contact.email}</small>
          ) : (
            <Presence $on={manager?.online === true}>
              {manager ? t(manager.online ? 'online' : 'offline') : shell('chat.managerRole')}
            </Presence>
          )}
        </Names>
      </PanelHead>
      {about}
      <SentMessages messages={allOf(data?.sent ?? [], sent)} />
      <Sent role="status">
        {answer && (
          <>
            <Icon name="check" />
            <span>
              {said(answer)}
              <small>{t('answerTo', { email: user?.usr_email ?? '' })}</small>
            </span>
          </>
        )}
      </Sent>
      {isViewing ? (
        <PanelText>{t('looking')}</PanelText>
      ) : (
        <div ref={next}>
          <MessageForm
            key={sent.length}
            label={t(sent.length > 0 ? 'next' : 'message')}
            leftOut={written.leftOut}
            onLeaveOut={leaveOut}
            onSent={(text, along, to) => {
              setAnswer(to)
              keepSent({ id: to.id, sender: user?.id ?? 0, text, along, at: new Date() })
            }}
          />
        </div>
      )}
    </>
  )
}

export default ChatPanel
