import { useCan } from '@candela/shared-auth'
import { type LogConfig, logWord } from '@candela/shared-contract'
import { styled } from 'styled-components'
import { LinkButton } from '../../components/LinkButton'
import { useFormat } from '../../useFormat'
import { type AnswerFor, type Entity, type EntityEndpoints, recordOf } from '../entity/entity'
import { useEntityCache } from '../entity/useEntityCache'
import { formMessages } from '../form/messages'
import { HistoryList, type HistoryRevert } from './HistoryList'
import { useLogWords } from './logMessages'

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > section {
    width: 100%;
  }
`

type Words = Readonly<Record<string, string>>

type RecordHistoryProps<E extends EntityEndpoints & { history: object; revert?: object }> = {
  entity: Entity<E>
  answer: AnswerFor<E>
  /** Which columns and tie tables a revert restores, and the right it needs. */
  logConfig: LogConfig
  /** Actions that made the record, beside storing it: removing it is what takes them back. */
  begins?: readonly string[]
  /** Actions that are called otherwise here than in the system log. */
  actions?: Words
  /** Fields that are. */
  fields?: Words
  /** Field → what its values are called, or how they are told. */
  values?: Readonly<Record<string, Words | ((value: string) => string)>>
}

/** What was done to a record and by whom, the way to take it back, and the way to the system log. */
export const RecordHistory = <E extends EntityEndpoints & { history: object; revert?: object }>({
  entity,
  answer,
  logConfig: { types, revert },
  begins = [],
  actions = {},
  fields = {},
  values = {},
}: RecordHistoryProps<E>) => {
  const t = formMessages.useT()
  const format = useFormat()
  const log = useLogWords()
  const cache = useEntityCache(entity)
  const mayRevert = useCan(...(revert ? [revert.right] : [])) && answer.can.update
  const record = recordOf(answer)
  const bornBy = [`${entity.name}.store`, ...begins]

  const actionOf = (action: string) => {
    if (action === `${entity.name}.bulk`) return t('history.bulk')
    if (action === `${entity.name}.revert`) return t('revert.done')
    return actions[action] ?? log.actionOf(action) ?? action
  }
  const formatValue = (value: string, field: string) => {
    const said = values[field]
    if (said) return typeof said === 'function' ? said(value) : logWord(said, value)
    return field.endsWith('_at') ? format.dateTime(value) : value
  }
  const reverting: HistoryRevert | undefined = revert && {
    canRevert: ({ slo_action }) => mayRevert && !bornBy.includes(slo_action),
    comesBack: ({ table, field }) => revert.ties.includes(table) || revert.fields.includes(field),
    ties: revert.ties,
    onRevert: ({ slo_transaction_hash }) => cache.callRevert(record, slo_transaction_hash),
  }
  return (
    <Stack>
      <LinkButton
        size="sm"
        icon="log"
        href={`/system-log?f.slo_type=${types.find(type => type === entity.name) ?? types[0]}&f.slo_object_id=${record.id}`}
      >
        {t('history.log')}
      </LinkButton>
      <HistoryList
        source={before => entity.history(record.id, before)}
        words={{ action: actionOf, field: field => fields[field] ?? log.fieldOf(field) ?? field, value: formatValue }}
        revert={reverting}
      />
    </Stack>
  )
}
