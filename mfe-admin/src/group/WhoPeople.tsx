import { useCan } from '@candela/shared-auth'
import { languageOf, USER_WORDS, type UserRow, type WhoMay } from '@candela/shared-contract'
import { Card, Pill, type PillMark, type PillTone, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { PagedTable } from '../notification/PagedTable'
import { peopleQuery } from './group.api'
import { WhoLink } from './WhoLink'

const PER_PAGE = 25

const Note = styled.p`
  padding: 12px 16px;
  color: var(--fg-2);
`

const LOOKS: Record<UserRow['usr_status'], { tone: PillTone; mark: PillMark }> = {
  Ativo: { tone: 'success', mark: 'dot' },
  Inativo: { tone: 'neutral', mark: 'hollow' },
  Banido: { tone: 'danger', mark: 'square' },
}

/** Whether somebody can do it now, or why not. */
const StatusOf = ({ usr_status, invited }: Pick<UserRow, 'usr_status' | 'invited'>) => {
  const t = adminMessages.useT()
  const { status } = USER_WORDS[languageOf(useLocale())]
  if (usr_status === 'Ativo' && invited)
    return (
      <Pill tone="info" mark="hollow">
        {t('group.who.invited')}
      </Pill>
    )
  return <Pill {...LOOKS[usr_status]}>{status[usr_status]}</Pill>
}

/** The people of these groups whom the reader reaches, those who can sign in first. */
export const WhoPeople = ({ groups }: Pick<WhoMay, 'groups'>) => {
  const t = adminMessages.useT()
  const { columns } = USER_WORDS[languageOf(useLocale())]
  const [page, setPage] = useState(1)
  const mayOpen = useCan('user.get')
  const query = useQuery({
    ...peopleQuery(
      groups.map(({ id }) => id),
      page,
      PER_PAGE,
    ),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return (
    <Card
      title={t('group.who.people')}
      aside={data && data.meta.total > 0 && t('group.who.peopleCount', { count: data.meta.total })}
      flush
    >
      {!data && (
        <Unanswered query={query}>
          <Skeleton height="160px" />
        </Unanswered>
      )}
      {data?.data.length === 0 && <Note>{t('group.who.noPeople')}</Note>}
      {data && data.data.length > 0 && (
        <PagedTable
          label={t('group.who.people')}
          heads={[t('group.who.person'), columns.gro_name, columns.usr_status]}
          {...{ page, perPage: data.meta.perPage, total: data.meta.total }}
          onPage={setPage}
        >
          {data.data.map(({ id, usr_name, usr_email, gro_name, usr_status, invited }) => (
            <tr key={id}>
              <th scope="row">
                {mayOpen ? <WhoLink href={`/user/${id}?tab=permissions`}>{usr_name}</WhoLink> : usr_name}
                <small>{usr_email}</small>
              </th>
              <td>{gro_name}</td>
              <td>
                <StatusOf usr_status={usr_status} invited={invited} />
              </td>
            </tr>
          ))}
        </PagedTable>
      )}
    </Card>
  )
}
