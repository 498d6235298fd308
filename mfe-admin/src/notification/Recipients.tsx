import { Card, SearchField, SegmentedControl, Skeleton, useFormat } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { LOOK_AGAIN_MS, recipientsQuery } from './notification.api'
import { PagedTable } from './PagedTable'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 16px;

  > :first-child {
    flex: 1 1 200px;
  }
`

const Note = styled.p`
  padding: 0 16px 16px;
  color: var(--fg-2);
`

const CHOICES = ['all', 'yes', 'no'] as const
type Choice = (typeof CHOICES)[number]

/** Who got it, and when they read it. */
export const Recipients = ({ id, isSending }: { id: number; isSending: boolean }) => {
  const t = adminMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const [search, setSearch] = useState('')
  const [read, setRead] = useState<Choice>('all')
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...recipientsQuery(id, { page, ...(search && { search }), ...(read !== 'all' && { filters: { read: [read] } }) }),
    placeholderData: keepPreviousData,
    refetchInterval: isSending ? LOOK_AGAIN_MS : false,
  })
  const { data } = query
  const title = t('notification.recipients.title')
  return (
    <Card title={title} aside={data && t('notification.recipients.count', { count: data.meta.total })} flush>
      <Bar>
        <SearchField
          label={t('notification.recipients.search')}
          clearLabel={common('action.resetFilters')}
          value={search}
          onSearch={text => {
            setSearch(text)
            setPage(1)
          }}
        />
        <SegmentedControl<Choice>
          label={t('notification.recipients.read')}
          value={read}
          options={CHOICES.map(value => ({ value, label: t(`notification.recipients.choice.${value}`) }))}
          onChange={value => {
            setRead(value)
            setPage(1)
          }}
        />
      </Bar>
      {!data ? (
        <Unanswered query={query}>
          <Skeleton />
        </Unanswered>
      ) : data.data.length === 0 ? (
        <Note>
          {t(search || read !== 'all' ? 'notification.recipients.noneFound' : 'notification.recipients.none')}
        </Note>
      ) : (
        <PagedTable
          label={title}
          heads={[t('notification.person'), t('notification.group'), t('notification.recipients.readAt')]}
          {...{ page, perPage: data.meta.perPage, total: data.meta.total }}
          onPage={setPage}
        >
          {data.data.map(({ id: person, usr_name, usr_email, gro_name, read_at }) => (
            <tr key={person}>
              <th scope="row">
                {usr_name}
                <small>{usr_email}</small>
              </th>
              <td>{gro_name ?? '–'}</td>
              <td data-head={t('notification.recipients.readAt')}>
                {read_at ? format.dateTime(read_at) : t('notification.recipients.notYet')}
              </td>
            </tr>
          ))}
        </PagedTable>
      )}
    </Card>
  )
}
