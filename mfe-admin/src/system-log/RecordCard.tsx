import { call, useCan } from '@candela/shared-auth'
import { Button, Card, LinkButton } from '@candela/shared-ui'
import { FieldChanges, formMessages, useRevert } from '@candela/shared-ui/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { isRemoval, isTurnedBack, revertable, type Touched } from './records'
import { logQuery, newestQuery } from './systemLog.api'
import { useLogWords } from './useLogWords'

const Parts = styled.div`
  display: grid;
  gap: 16px;

  h3 {
    margin-bottom: 6px;
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 600;
    line-height: 16px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--fg-3);
`

type RecordCardProps = { record: Touched; transaction: string }

/** What nobody changed since can be taken back here; anything else from the history of the record, which shows both. */
const useTakingBack = ({ record, transaction }: RecordCardProps) => {
  const { kind, id } = record
  const back = revertable(record)
  const may = useCan(kind?.revert?.right ?? 'auth.session') && kind?.revert !== undefined && back.length > 0
  const tables = [...new Set(back.map(row => row.slo_table_name))]
  const fields = [...new Set(back.flatMap(({ changes }) => changes.map(({ field }) => field)))]
  const newest = useQuery({ ...newestQuery(tables, id ?? 0, fields), enabled: may && id !== null })
  const [last] = newest.data?.data ?? []
  const isLast = last?.slo_transaction_hash === transaction
  const mayBeUndone = !isLast && last?.slo_action.endsWith('.revert') === true
  const undoing = useQuery({ ...logQuery(String(last?.id)), enabled: mayBeUndone })
  return {
    back,
    may,
    isLast,
    isUndone: mayBeUndone && isTurnedBack(back, undoing.data?.record.action ?? []),
    isKnown: newest.data !== undefined && !undoing.isLoading,
  }
}

/** Everything that the action wrote about one record: field by field, table by table. */
export const RecordCard = ({ record, transaction }: RecordCardProps) => {
  const t = adminMessages.useT()
  const form = formMessages.useT()
  const { kindOf, tableOf, changesOf } = useLogWords()
  const client = useQueryClient()
  const { back, may, isLast, isUndone, isKnown } = useTakingBack({ record, transaction })
  const { ask, dialog } = useRevert()
  const { kind, id, rows } = record
  const mayOpen = useCan(...(kind ? [kind.right] : []))
  const removed = kind !== undefined && isRemoval(record)
  const [first] = rows
  const name = first?.object ?? (id === null ? t('systemLog.none') : t('systemLog.gone', { id }))
  const act = async () => {
    if (id === null || !kind?.revert) return
    await call(kind.revert.endpoint, { params: { id }, body: { transaction } })
    await client.invalidateQueries()
  }

  return (
    <Card
      title={`${kindOf(first?.slo_type ?? '')} · ${name}`}
      aside={
        mayOpen &&
        !removed &&
        kind &&
        id !== null && (
          <LinkButton size="sm" icon="external" href={`${kind.path}/${id}`}>
            {t('systemLog.open')}
          </LinkButton>
        )
      }
    >
      <Parts>
        {[...new Set(rows.map(row => row.slo_table_name))].map(table => {
          const written = rows.filter(row => row.slo_table_name === table)
          const changes = written.flatMap(row => changesOf(record, row))
          return (
            <section key={table} aria-label={tableOf(table)}>
              <h3>{tableOf(table)}</h3>
              {changes.length > 0 ? <FieldChanges changes={changes} /> : t('systemLog.nothing')}
            </section>
          )
        })}
        {removed && <Foot>{t('systemLog.removed')}</Foot>}
        {may && isKnown && (
          <Foot>
            {isLast ? (
              <Button
                size="sm"
                icon="undo"
                onClick={() =>
                  ask({
                    changes: back
                      .flatMap(row => changesOf(record, row))
                      .map(change => ({ ...change, before: change.after, after: change.before })),
                    act,
                  })
                }
              >
                {form('revert.action')}
              </Button>
            ) : isUndone ? (
              form('revert.done')
            ) : (
              t('systemLog.since')
            )}
          </Foot>
        )}
      </Parts>
      {dialog}
    </Card>
  )
}
