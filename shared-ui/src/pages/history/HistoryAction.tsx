import { type HistoryEntry, MASKED } from '@candela/shared-contract'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Avatar } from '../../components/Avatar'
import { text } from '../../theme/text'
import { useFormat } from '../../useFormat'
import { formMessages } from '../form/messages'
import { type FieldChange, FieldChanges } from './FieldChanges'

const Root = styled.article`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 12px;
  padding: 12px 16px;
`

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  > li + li {
    margin-top: 2px;
  }
`

const Facts = styled.p`
  ${text('small')}
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  color: var(--fg-3);
  overflow-wrap: anywhere;
`

const More = styled.details`
  > summary {
    ${text('small')}
    width: fit-content;
    padding: 4px 0;
    color: var(--fg-2);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    > summary {
      padding: 13px 0;
    }
  }
`

const Foot = styled.div`
  margin-top: 10px;
`

/** How the record that the history is of is spoken of. */
export type HistoryWords = {
  /** What was done: a sentence for each change. */
  lines: (entry: HistoryEntry) => readonly string[]
  /** Whether these say less than there is. */
  hasMore: (entry: HistoryEntry, lines: readonly string[]) => boolean
  field: (field: string, table: string) => string
  value: (value: string, field: string, table: string) => string
}

type Change = HistoryEntry['changes'][number]

const isSecret = ({ before, after }: Change) =>
  [before, after].includes(MASKED) && [before, after].every(value => value === null || value === MASKED)

export const toFieldChange = (change: Change, index: number, words: HistoryWords): FieldChange => {
  const { field, table, before, after } = change
  const formatValue = (value: string | null) => (value === null ? null : words.value(value, field, table))
  return {
    // One action may write several rows of a table.
    id: `${index} ${table}.${field}`,
    label: words.field(field, table),
    before: formatValue(before),
    after: formatValue(after),
    masked: isSecret(change),
  }
}

type HistoryActionProps = { entry: HistoryEntry; words: HistoryWords; action?: ReactNode }

/** One thing that somebody did, a line for each change. */
export const HistoryAction = ({ entry, words, action }: HistoryActionProps) => {
  const t = formMessages.useT()
  const format = useFormat()
  const { actor, slo_ip, created_at, changes } = entry
  const lines = words.lines(entry)
  return (
    <Root>
      <Avatar id={actor?.id ?? 0} name={actor?.label ?? t('history.system')} />
      <div>
        <Lines>
          {[...new Set(lines)].map(line => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
        <Facts>
          <time dateTime={created_at}>{format.dateTime(created_at)}</time>
          {slo_ip && <span>{t('history.address', { ip: slo_ip })}</span>}
        </Facts>
        {words.hasMore(entry, lines) && (
          <More>
            <summary>{t('history.more')}</summary>
            <FieldChanges changes={changes.map((change, index) => toFieldChange(change, index, words))} />
          </More>
        )}
        {action && <Foot>{action}</Foot>}
      </div>
    </Root>
  )
}
