import { query } from '@candela/shared-auth'
import { reportUploadEndpoints } from '@candela/shared-contract'
import { Button, Card, Pill, useFormat } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { uploadMessages } from './messages'
import { UploadedDays } from './UploadedDays'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
  }
`

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

type RecentUploadsProps = { busy: boolean; onUndo: (transaction: string) => void }

/** What was uploaded lately, by whom and why, with the way back where there is one. */
export const RecentUploads = ({ busy, onUndo }: RecentUploadsProps) => {
  const t = uploadMessages.useT()
  const format = useFormat()
  const [opened, setOpened] = useState<number | null>(null)
  const answer = useQuery(query(reportUploadEndpoints.uploads, {}))
  return (
    <Card title={t('recent')}>
      {answer.data === undefined ? (
        <Unanswered query={answer}>
          <p>…</p>
        </Unanswered>
      ) : answer.data.length === 0 ? (
        <p>{t('recentEmpty')}</p>
      ) : (
        <List aria-label={t('recent')}>
          {answer.data.map(upload => (
            <li key={upload.id}>
              <span>
                {upload.reason}{' '}
                {upload.left < upload.rows && (
                  <Pill tone="neutral">
                    {upload.left === 0 ? t('takenBack') : t('takenBackBut', { left: upload.left })}
                  </Pill>
                )}
                <small>
                  {t(upload.of === 'rows' ? 'rowsOf' : 'daysOf', { count: upload.rows })} · {format.dateTime(upload.at)}
                  {upload.actor && ` · ${upload.actor}`}
                </small>
              </span>
              <Buttons>
                {upload.of === 'pageviews' && (
                  <Button size="sm" variant="ghost" onClick={() => setOpened(upload.id)}>
                    {t('whatChanged')}
                  </Button>
                )}
                {upload.can_undo && (
                  <Button size="sm" busy={busy} onClick={() => onUndo(upload.transaction)}>
                    {t('undo')}
                  </Button>
                )}
              </Buttons>
            </li>
          ))}
        </List>
      )}
      {opened !== null && <UploadedDays id={opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}
