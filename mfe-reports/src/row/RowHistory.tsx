import { BRAND, type ReportRowHistoryEntry } from '@candela/shared-contract'
import { Card, Pill, useFormat } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { rowMessages } from './messages'
import { historyQuery } from './row.api'

const Entries = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    padding-top: 14px;
    border-top: 1px solid var(--line-subtle);
  }
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`

const Quiet = styled.p`
  color: var(--fg-3);
  font-size: 12px;
`

const Changes = styled.ul`
  margin: 6px 0 0;
  padding: 0;
  font-variant-numeric: tabular-nums;
  list-style: none;
  overflow-wrap: anywhere;
`

/** Who made a shown number another one, when and why, the newest first. */
export const RowHistory = ({ id }: { id: string }) => {
  const t = rowMessages.useT()
  const format = useFormat()
  const answer = useQuery(historyQuery(id))
  // Who of us it was is not every reader's to know; what we did is nobody else's doing.
  const whoOf = ({ kind, actor }: ReportRowHistoryEntry): string =>
    actor ?? (kind === 'import' ? t('byItself') : BRAND.name)
  return (
    <Card title={t('history')}>
      {answer.data === undefined ? (
        <Unanswered query={answer}>
          <Quiet>…</Quiet>
        </Unanswered>
      ) : answer.data.length === 0 ? (
        <Quiet>{t('historyEmpty')}</Quiet>
      ) : (
        <Entries aria-label={t('history')}>
          {answer.data.map(entry => (
            <li key={`${entry.at}${entry.kind}`}>
              <Head>
                <strong>{t(`kind.${entry.kind}`)}</strong>
                {entry.is_undone && <Pill tone="neutral">{t('takenBack')}</Pill>}
              </Head>
              {entry.reason && <p>{entry.reason}</p>}
              <Quiet>
                {format.dateTime(entry.at)} · {whoOf(entry)}
              </Quiet>
              <Changes>
                {entry.changes.map(({ field, before, after }) => (
                  <li key={field}>
                    {t(`field.${field}`)}: {before ?? '–'} → {after ?? '–'}
                  </li>
                ))}
              </Changes>
            </li>
          ))}
        </Entries>
      )}
    </Card>
  )
}
