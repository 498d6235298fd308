import { ApiError, useCan } from '@candela/shared-auth'
import type { Pair } from '@candela/shared-contract'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Card } from '../../components/Card'
import { EmptyState } from '../../components/EmptyState'
import { LinkButton } from '../../components/LinkButton'
import { Page } from '../../components/Page'
import { formMessages } from '../form/messages'
import { Unanswered } from '../Unanswered'
import type { QuerySource } from './entity'
import { RecordSkeleton } from './RecordSkeleton'

export type RecordPageProps<Answer> = {
  source: QuerySource<Answer>
  /** What the page is called until the record says its name. */
  title: string
  /** The list of these records, for those who may see that. */
  list: { label: string; href: string; right: Pair }
  /** Whether this screen may be used on the record; the server has the last word. */
  allows?: (answer: Answer) => boolean
  /** Of a record on which it may not: what it is called, where it can be read, and why, where that is not the right. */
  refusal?: (answer: Answer) => { name: string; href: string; why?: string | undefined }
  /** In place of a record that is not there, for who may know more of it: gets what everybody is told, the way to the list, and takes its name. */
  missing?: ((told: ReactNode, back: ReactNode, onName: (name: string | undefined) => void) => ReactNode) | undefined
  children: (answer: Answer) => ReactNode
}

/** Loads the record that a screen is about, and stands in for the screen until it is there or when it does not come. */
export const RecordPage = <Answer,>(props: RecordPageProps<Answer>) => {
  const { source, title, list, allows, refusal, missing, children } = props
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const query = useQuery(source)
  const { data, error } = query
  const [name, setName] = useState<string>()
  const maySeeList = useCan(list.right)
  const back = maySeeList && <LinkButton href={list.href}>{t('record.backTo', { place: list.label })}</LinkButton>

  if (data !== undefined && (!allows || allows(data))) return children(data)
  const isMissing = error instanceof ApiError && error.code === 'notFound'
  const absent = <EmptyState icon="search" title={t('record.missing')} text={t('record.missingText')} action={back} />
  const isRefused = data !== undefined || (error instanceof ApiError && error.code === 'forbidden')
  const refused = data === undefined ? undefined : refusal?.(data)
  return (
    <Page title={name ?? title} subtitle={refused?.name} {...(maySeeList && { breadcrumb: [list] })}>
      {isRefused ? (
        <Card>
          <EmptyState
            icon="lock"
            title={t(data === undefined ? 'record.hidden' : 'record.refused')}
            text={refused?.why ?? common('error.forbidden')}
            action={
              refused ? (
                <LinkButton icon="eye" href={refused.href}>
                  {common('action.open')}
                </LinkButton>
              ) : (
                back
              )
            }
          />
        </Card>
      ) : isMissing ? (
        <Card>{missing ? missing(absent, back, setName) : absent}</Card>
      ) : (
        <Card>
          <Unanswered query={query}>
            <RecordSkeleton />
          </Unanswered>
        </Card>
      )}
    </Page>
  )
}
