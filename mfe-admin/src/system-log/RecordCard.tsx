import { call, useCan } from '@candela/shared-auth'
import { Button, Card, LinkButton } from '@candela/shared-ui'
import { FieldChanges, formMessages, useRevert } from '@candela/shared-ui/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { revertable, type Touched } from './records'
import { newestQuery } from './systemLog.api'
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
  return { back, may, isLast: last?.slo_transaction_hash === transaction, isKnown: newest.data !== undefined }
}

/** Everything that the action wrote about one record: field by field, table by table. */
export const RecordCard = ({ record, transaction }: RecordCardProps) => {
  const t = adminMessages.useT()
  const form = formMessages.useT()
  const { kindOf, tableOf, changesOf } = useLogWords()
  const client = useQueryClient()
  const { back, may, isLast, isKnown } = useTakingBack({ record, transaction })
  const { ask, dialog } = useRevert()
  const { kind, id, rows } = record
  const mayOpen = useCan(...(kind ? [kind.right] : []))
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
        kind &&
        id !== null && (
          <LinkButton size="sm" icon="external" href={`${kind.path}/${id}`}>
            {t('systemLog.open')}
          </LinkButton>
        )
      }
    >
      <Parts>
        {rows.map(row => (
          <section key={row.id} aria-label={tableOf(row.slo_table_name)}>
            <h3>{tableOf(row.slo_table_name)}</h3>
            {row.changes.length > 0 ? <FieldChanges changes={changesOf(row)} /> : t('systemLog.nothing')}
          </section>
        ))}
        {may && isKnown && (
          <Foot>
            {isLast ? (
              <Button
                size="sm"
                icon="undo"
                onClick={() =>
                  ask({
                    changes: back
                      .flatMap(changesOf)
                      .map(change => ({ ...change, before: change.after, after: change.before })),
                    act,
                  })
                }
              >
                {form('revert.action')}
              </Button>
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
