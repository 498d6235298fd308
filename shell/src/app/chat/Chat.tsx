import { useSession } from '@candela/shared-auth'
import { BRAND } from '@candela/shared-contract'
import { Avatar, Icon, IconButton, lazyPart, Popover } from '@candela/shared-ui'
import { useShellText } from '../i18n/messages'
import type { ChatPanelProps } from './ChatPanel'
import { Dock, DockButton, Names, RailButton, SupportMark } from './chatStyle'
import { MailInstead } from './MailInstead'
import { type Manager, useContact } from './useContact'

/** Nobody sees them before somebody opens the panel, or has a manager with a photo. */
const panel = () => import('./ChatPanel')
const ChatPanel = lazyPart<ChatPanelProps>(() =>
  panel()
    .catch(panel)
    .catch(() => ({ default: MailInstead })),
)
const Initials = ({ id, name }: Manager) => <Avatar id={id} name={name} />
const photo = () => import('./Photo')
const Photo = lazyPart<Manager>(() => photo().catch(() => ({ default: Initials })), Initials)

type ChatProps = {
  /** Docked at the foot of the menu, as one icon of the rail, or as an icon of the header. */
  look: 'dock' | 'rail' | 'icon'
}

/** The way to a person: the account manager where there is one, support otherwise. */
export const Chat = ({ look }: ChatProps) => {
  const t = useShellText()
  const contact = useContact()
  const isManager = contact.kind === 'manager'
  const isStaff = useSession(({ user }) => (user?.group?.gro_scope ?? 'own') !== 'own')
  const brand = { brand: BRAND.name }
  const label = isManager ? t('chat.openManager', { name: contact.name }) : t('chat.openSupport', brand)
  const face = isManager ? (
    contact.photo ? (
      <Photo {...contact} />
    ) : (
      <Initials {...contact} />
    )
  ) : (
    <SupportMark>
      <Icon name="mail" size={14} />
    </SupportMark>
  )

  // They are whom others talk to.
  if (isStaff && !isManager) return null
  const popover = (
    <Popover
      label={label}
      align={look === 'icon' ? 'end' : 'start'}
      trigger={button => {
        if (look === 'icon') return <IconButton {...button} icon="chat" label={label} />
        if (look === 'rail') {
          return (
            <RailButton {...button} type="button" aria-label={label} title={label}>
              {face}
            </RailButton>
          )
        }
        return (
          <DockButton {...button} type="button" aria-label={label}>
            {face}
            <Names>
              <b>{isManager ? contact.name : t('chat.support', brand)}</b>
              <small>{isManager ? t('chat.managerRole') : t('chat.supportRole')}</small>
            </Names>
            <Icon name="chat" />
          </DockButton>
        )
      }}
    >
      {() => <ChatPanel contact={contact} face={face} />}
    </Popover>
  )
  return look === 'icon' ? popover : <Dock>{popover}</Dock>
}
