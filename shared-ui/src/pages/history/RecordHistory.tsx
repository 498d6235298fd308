import { useCan } from '@candela/shared-auth'
import type { LogConfig } from '@candela/shared-contract'
import { styled } from 'styled-components'
import { LinkButton } from '../../components/LinkButton'
import { lazyPart } from '../../components/lazyPart'
import { type AnswerFor, type Entity, type EntityEndpoints, recordOf } from '../entity/entity'
import { useEntityCache } from '../entity/useEntityCache'
import { formMessages } from '../form/messages'
import type { HistoryRevert } from './reverting'
import type { SpokenHistoryProps } from './SpokenHistory'

/** The words of everything that may have happened come when somebody looks at what did. */
const SpokenHistory = lazyPart<SpokenHistoryProps>(() => import('./SpokenHistory'))

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > section {
    width: 100%;
  }
`

type RecordHistoryProps<E extends EntityEndpoints & { history: object; revert?: object }> = {
  entity: Entity<E>
  answer: AnswerFor<E>
  /** What the log calls these records, and what a revert of one restores, by which right. */
  logConfig: LogConfig
  /** How fields are told that hold lists. */
  values?: SpokenHistoryProps['values']
}

/** What was done to a record and by whom, the way to take it back, and the way to the system log. */
export const RecordHistory = <E extends EntityEndpoints & { history: object; revert?: object }>({
  entity,
  answer,
  logConfig: { types, revert },
  values,
}: RecordHistoryProps<E>) => {
  const t = formMessages.useT()
  const cache = useEntityCache(entity)
  const mayRevert = useCan(...(revert ? [revert.right] : [])) && answer.can.update
  const record = recordOf(answer)
  const type = types.find(each => each === entity.name) ?? types[0] ?? ''
  const reverting: HistoryRevert | undefined = revert && {
    // What made the record is taken back by removing it.
    canRevert: ({ changes }) =>
      mayRevert && !changes.some(({ table, rowEvent }) => table === revert.table && rowEvent === 'made'),
    comesBack: ({ table, field }) => revert.ties.includes(table) || revert.fields.includes(field),
    ties: revert.ties,
    onRevert: ({ slo_transaction_hash }) => cache.callRevert(record, slo_transaction_hash),
  }
  return (
    <Stack>
      {/* The log opens with what people did; of a record, what the product did by itself is shown as well. */}
      <LinkButton
        size="sm"
        icon="log"
        href={`/system-log?f.by_itself=all&f.slo_type=${type}&f.slo_object_id=${record.id}`}
      >
        {t('history.log')}
      </LinkButton>
      <SpokenHistory
        source={before => entity.history(record.id, before)}
        about={{ slo_type: type, slo_object_id: record.id, object: entity.nameOf(record) }}
        values={values}
        revert={reverting}
      />
    </Stack>
  )
}
