import type { Audience } from '@candela/shared-contract'
import { Card, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { audienceQuery } from './notification.api'
import { type Chosen, toAudience } from './notification.form'
import { PagedTable } from './PagedTable'

const Note = styled.p`
  padding: 16px;
  color: var(--fg-2);
`

const WAIT_MS = 300

/** A moment after the last change, so that a row of them is one question. */
const useLater = (audience: Audience): Audience => {
  const text = JSON.stringify(audience)
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(later) as Audience
}

type PeopleProps = { audience: Audience; notification: number | undefined }

const People = ({ audience, notification }: PeopleProps) => {
  const t = adminMessages.useT()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...audienceQuery(audience, page, notification), placeholderData: keepPreviousData })
  const { data } = query
  if (!data)
    return (
      <Unanswered query={query} title={t('notification.resolved.failed')}>
        <Skeleton />
      </Unanswered>
    )
  const { total, perPage } = data.meta
  if (total === 0) return <Note role="status">{t('notification.resolved.nobody')}</Note>
  return (
    <>
      <Note role="status">{t('notification.resolved.count', { count: total })}</Note>
      <PagedTable
        label={t('notification.resolved.title')}
        heads={[t('notification.person'), t('notification.group')]}
        {...{ page, perPage, total }}
        onPage={setPage}
      >
        {data.data.map(({ id, usr_name, usr_email, gro_name }) => (
          <tr key={id}>
            <th scope="row">
              {usr_name}
              <small>{usr_email}</small>
            </th>
            <td>{gro_name ?? '–'}</td>
          </tr>
        ))}
      </PagedTable>
    </>
  )
}

type ResolvedProps = { chosen: readonly Chosen[]; notification: number | undefined }

/** Who will get it as things stand, each once, before anything is sent. */
export const Resolved = ({ chosen, notification }: ResolvedProps) => {
  const t = adminMessages.useT()
  const audience = useLater(toAudience(chosen))
  const isEmpty = Object.values(audience).every(ids => ids.length === 0)
  return (
    <Card title={t('notification.resolved.title')} flush>
      {isEmpty ? (
        <Note>{t('notification.resolved.empty')}</Note>
      ) : (
        // Another audience begins at its first page.
        <People key={JSON.stringify(audience)} audience={audience} notification={notification} />
      )}
    </Card>
  )
}
