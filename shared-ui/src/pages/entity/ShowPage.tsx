import { type ApiError, useCan } from '@candela/shared-auth'
import { useNavigate, useParams } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../components/IconButton'
import { LinkButton } from '../../components/LinkButton'
import { Menu } from '../../components/Menu'
import type { MenuItem } from '../../components/MenuItemRow'
import { Page } from '../../components/Page'
import { formMessages } from '../form/messages'
import { type AnswerFor, type Entity, type EntityEndpoints, type RecordFor, recordOf } from './entity'
import { RecordPage } from './RecordPage'
import { useEntityRemoval } from './useEntityRemoval'
import { useMissing } from './useMissing'

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;

  > * {
    min-width: 0;
  }
`

export type ShowPageProps<E extends EntityEndpoints> = {
  entity: Entity<E>
  /** What the list of these records is called. */
  listTitle: string
  /** What the page is called until the record says its name. */
  title: string
  subtitle?: (record: RecordFor<E>) => string | undefined
  /** Before the menu and the way to change it. */
  actions?: (answer: AnswerFor<E>) => ReactNode
  /** What else can be done; removing it comes last. */
  more?: (answer: AnswerFor<E>) => readonly MenuItem[]
  removeLabel: string
  /** Why it cannot be removed, where that is known. */
  whyKept?: (answer: AnswerFor<E>) => string | undefined
  /** Why the server keeps it, in the words of this entity. */
  removalRefusal?: (error: ApiError) => string | undefined
  /** Whether something on the page is more urgent than changing the record. */
  isBusy?: (answer: AnswerFor<E>) => boolean
  children: (answer: AnswerFor<E>) => ReactNode
}

const Shown = <E extends EntityEndpoints>({
  answer,
  entity,
  listTitle,
  subtitle,
  actions,
  more,
  removeLabel,
  whyKept,
  removalRefusal,
  isBusy,
  children,
}: ShowPageProps<E> & { answer: AnswerFor<E> }) => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const maySeeList = useCan(entity.rights.list)
  const record = recordOf(answer)
  const { can } = answer
  const name = entity.nameOf(record)
  const said = subtitle?.(record)
  const removal = useEntityRemoval(entity, { removalRefusal, onRemoved: () => void navigate(entity.path) })
  const items: MenuItem[] = [...(more?.(answer) ?? [])]
  if (can.destroy)
    items.push({
      id: 'remove',
      label: removeLabel,
      icon: 'trash',
      danger: true,
      whyNot: whyKept?.(answer),
      onSelect: () => removal.ask({ id: record.id, name }),
    })
  return (
    <Page
      title={name}
      {...(said !== undefined && { subtitle: said })}
      {...(maySeeList && { breadcrumb: [{ label: listTitle, href: entity.path }] })}
      actions={
        <>
          {actions?.(answer)}
          {items.length > 0 && (
            <Menu trigger={props => <IconButton {...props} icon="dots" label={t('record.more')} />} items={items} />
          )}
          {can.update && (
            <LinkButton
              variant={isBusy?.(answer) ? 'secondary' : 'primary'}
              icon="edit"
              href={entity.editPathOf(record.id)}
            >
              {common('action.edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>{children(answer)}</Stack>
      {removal.dialog}
    </Page>
  )
}

/** The screen that shows one record. */
export const ShowPage = <E extends EntityEndpoints>(props: ShowPageProps<E>) => {
  const { entity, listTitle, title } = props
  const { id = '' } = useParams()
  const missing = useMissing(entity, id)
  return (
    <RecordPage
      source={entity.query(id)}
      title={title}
      list={{ label: listTitle, href: entity.path, right: entity.rights.list }}
      missing={missing}
    >
      {answer => <Shown key={id} {...props} answer={answer} />}
    </RecordPage>
  )
}
