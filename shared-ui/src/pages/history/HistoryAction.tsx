import type { HistoryEntry } from '@candela/shared-contract'
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

const Heading = styled.h3`
  ${text('card-title')}
  overflow-wrap: anywhere;
`

const Facts = styled.p`
  ${text('small')}
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-bottom: 8px;
  color: var(--fg-3);
  overflow-wrap: anywhere;
`

const Foot = styled.div`
  margin-top: 10px;
`

/** How the entity that the history is of speaks. */
export type HistoryWords = {
  /** Of a use case: `user.update`. */
  action: (action: string) => string
  field: (field: string, table: string) => string
  value: (value: string, field: string, table: string) => string
}

type Change = HistoryEntry['changes'][number]

/** What the trail says in place of a secret. */
const SECRET = 'changed'

const isSecret = ({ before, after }: Change) =>
  [before, after].includes(SECRET) && [before, after].every(value => value === null || value === SECRET)

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

/** One thing that somebody did, with everything that it changed. */
export const HistoryAction = ({ entry, words, action }: HistoryActionProps) => {
  const t = formMessages.useT()
  const format = useFormat()
  const { actor, slo_ip, created_at, slo_action, changes } = entry
  return (
    <Root>
      <Avatar id={actor?.id ?? 0} name={actor?.label ?? t('history.system')} />
      <div>
        <Heading>{words.action(slo_action)}</Heading>
        <Facts>
          <span>{actor?.label ?? t('history.system')}</span>
          <time dateTime={created_at}>{format.dateTime(created_at)}</time>
          {slo_ip && <span>{t('history.address', { ip: slo_ip })}</span>}
        </Facts>
        <FieldChanges changes={changes.map((change, index) => toFieldChange(change, index, words))} />
        {action && <Foot>{action}</Foot>}
      </div>
    </Root>
  )
}
