import type { Mail } from '@candela/shared-contract'
import { formatDateTime, TextLink } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { authMessages } from '../i18n/messages'

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-lg);

  > li {
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
`

const Subject = styled.h2`
  font-weight: 600;
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;
`

const Body = styled.p`
  margin-top: 8px;
  white-space: pre-wrap;
`

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

const isAddress = (part: string) => ADDRESS.test(part)

/** The text as it was sent, its addresses as links. */
const withLinks = (text: string) =>
  text.split(ADDRESS).map((part, index) => {
    if (!isAddress(part)) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <TextLink key={index} href={part}>
        {part}
      </TextLink>
    )
  })

export const MailList = ({ mails }: { mails: readonly Mail[] }) => {
  const t = authMessages.useT()
  const locale = useLocale()
  return (
    <List aria-label={t('mailbox.list')}>
      {mails.map(({ id, to, subject, text, sentAt }) => (
        <li key={id}>
          <Subject>{subject}</Subject>
          <Meta>
            <span>{t('mailbox.to', { address: to })}</span>
            <time dateTime={sentAt}>{formatDateTime(locale, sentAt)}</time>
          </Meta>
          <Body>{withLinks(text)}</Body>
        </li>
      ))}
    </List>
  )
}
