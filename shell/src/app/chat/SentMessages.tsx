import { useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { chatMessages } from './chatMessages'

export type SentMessage = {
  id: number
  text: string
  /** What went with it, as its chips said it. */
  along: readonly string[]
  at: Date
}

const isToday = (at: Date): boolean => at.toDateString() === new Date().toDateString()

const List = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  li {
    padding: 8px 12px;
    border-radius: var(--r-lg);
    background: var(--accent-soft);
    overflow-wrap: anywhere;
  }
  p {
    white-space: pre-line;
  }
  small {
    display: block;
    margin-top: 4px;
    color: var(--fg-2);
    font-size: 12px;
    line-height: 16px;
  }
`

/** What somebody wrote last, the newest at the end: above it stands whom it went to. */
export const SentMessages = ({ messages }: { messages: readonly SentMessage[] }) => {
  const t = chatMessages.useT()
  const format = useFormat()
  if (messages.length === 0) return null
  return (
    <List aria-label={t('sent')}>
      {messages.map(({ id, text, along, at }) => (
        <li key={id}>
          <p>{text}</p>
          <small>{[isToday(at) ? format.time(at) : format.recent(at.toISOString()), ...along].join(' · ')}</small>
        </li>
      ))}
    </List>
  )
}
