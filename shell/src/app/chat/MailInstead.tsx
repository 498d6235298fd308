import { LinkButton } from '@candela/shared-ui'
import { useShellText } from '../i18n/messages'
import { mailTo, pageName } from './mailTo'
import type { Contact } from './useContact'

/** For a part that came after its layer took the focus: that goes on to what it is meant for. */
export const goOnInto = (part: Element | null) =>
  part?.closest('[role=dialog]:focus')?.querySelector<HTMLElement>('[data-autofocus]')?.focus()

/** Where the panel cannot be fetched: a mail of one's own. */
export const MailInstead = ({ contact }: { contact: Contact }) => {
  const t = useShellText()
  const href = mailTo({
    to: contact.email,
    subject: t('chat.subject', { page: pageName() }),
    body: t('chat.body', { url: window.location.href }),
  })
  return (
    <LinkButton href={href} variant="primary" icon="mail" ref={goOnInto} data-autofocus="">
      {t('chat.write')}
    </LinkButton>
  )
}
