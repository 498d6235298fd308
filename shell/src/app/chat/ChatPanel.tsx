import { BRAND } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { useShellText } from '../i18n/messages'
import { Names, PanelHead, PanelText } from './chatStyle'
import { mailTo, pageName } from './mailTo'
import type { Contact } from './useContact'

export const ChatPanel = ({ contact, face }: { contact: Contact; face: ReactNode }) => {
  const t = useShellText()
  const isManager = contact.kind === 'manager'
  const brand = { brand: BRAND.name }
  const href = mailTo({
    to: contact.email,
    subject: t('chat.subject', { page: pageName() }),
    body: t('chat.body', { url: window.location.href }),
  })
  return (
    <>
      <PanelHead>
        {face}
        <Names>
          <b>{isManager ? contact.name : t('chat.support', brand)}</b>
          <small>{contact.email}</small>
        </Names>
      </PanelHead>
      <PanelText>
        {isManager ? t('chat.managerText', { name: contact.name }) : t('chat.supportText', brand)} {t('chat.context')}
      </PanelText>
      <LinkButton href={href} variant="primary" icon="mail" data-autofocus="">
        {t('chat.write')}
      </LinkButton>
    </>
  )
}
