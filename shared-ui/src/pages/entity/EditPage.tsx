import { useCan } from '@candela/shared-auth'
import { useParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { IconButton } from '../../components/IconButton'
import { LinkButton } from '../../components/LinkButton'
import { Menu } from '../../components/Menu'
import type { MenuItem } from '../../components/MenuItemRow'
import { Page } from '../../components/Page'
import { ChangedFields } from '../../form/ChangedFields'
import type { FormFields } from '../form/conflict'
import { EntityForm, type EntityFormState } from '../form/EntityForm'
import { FormSaveBar } from '../form/FormSaveBar'
import { formMessages } from '../form/messages'
import { type AnswerFor, type Entity, type EntityEndpoints, type RecordFor, recordOf, type UpdateBody } from './entity'
import { RecordPage } from './RecordPage'
import { useEntityCache } from './useEntityCache'
import { useMissing } from './useMissing'

export type EditPageProps<E extends EntityEndpoints, Values extends object> = {
  entity: Entity<E>
  /** What the list of these records is called. */
  listTitle: string
  title: string
  /** Beside its name, where that is not enough. */
  subtitle?: (record: RecordFor<E>) => string
  fields: FormFields<Values>
  schema: (answer: AnswerFor<E>) => z.core.$ZodType
  /** What the form holds of a record. */
  valuesOf: (answer: AnswerFor<E>) => Values
  /** What is sent of the values, which are changes of `base`. */
  body: (values: Values, base: Values, answer: AnswerFor<E>) => UpdateBody<E>
  /** Asks before it is sent; no is no error. */
  confirm?: (values: Values, base: Values, answer: AnswerFor<E>) => Promise<boolean>
  /** Why whoever changes others may not change this one; nothing where that takes the right alone. */
  whyNot?: string
  /** Fields that are never kept in the browser. */
  secrets?: readonly (keyof Values)[]
  onSaved?: () => void
  /** Takes back what was saved, where that can be done at once. */
  undo?: (saved: AnswerFor<E>) => (() => void) | undefined
  /** Whether the page is called as the record is, and not after what is done there. */
  named?: boolean
  /** Before the link to the record. */
  actions?: (answer: AnswerFor<E>) => ReactNode
  /** What else can be done, where a button for each would be too many; the link to the record is then among them. */
  more?: (answer: AnswerFor<E>) => readonly MenuItem[]
  bar?: (state: EntityFormState<Values>) => ReactNode
  children: (state: EntityFormState<Values>, answer: AnswerFor<E>) => ReactNode
}

const EditForm = <E extends EntityEndpoints, Values extends object>({
  answer,
  entity,
  listTitle,
  title,
  subtitle,
  fields,
  schema,
  valuesOf,
  body,
  confirm,
  secrets,
  onSaved,
  undo,
  named = false,
  actions,
  more,
  bar,
  children,
}: EditPageProps<E, Values> & { answer: AnswerFor<E> }) => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const cache = useEntityCache(entity)
  const maySeeList = useCan(entity.rights.list)
  const record = recordOf(answer)
  const name = entity.nameOf(record)
  const href = entity.pathOf(record.id)
  const versionedOf = (from: AnswerFor<E>) => ({ values: valuesOf(from), version: recordOf(from).updated_at })
  return (
    <EntityForm<Values, AnswerFor<E>>
      label={title}
      schema={schema(answer)}
      latest={versionedOf(answer)}
      fields={fields}
      versionedOf={versionedOf}
      draft={{ key: `${entity.name}.${record.id}`, ...(secrets && { except: secrets }) }}
      {...(confirm && { confirm: (values: Values, base: Values) => confirm(values, base, answer) })}
      save={(values, version, base) => entity.update(record.id, body(values, base, answer), version)}
      onSaved={async saved => {
        onSaved?.()
        await cache.cacheSaved(saved)
        const onAct = undo?.(saved)
        addToast({
          kind: 'success',
          title: common('success.recordSaved'),
          text: entity.nameOf(recordOf(saved)),
          ...(onAct && { action: { label: common('action.undo'), onAct } }),
        })
      }}
    >
      {state => (
        <Page
          title={named ? name : title}
          subtitle={subtitle ? subtitle(record) : name}
          breadcrumb={[
            ...(maySeeList ? [{ label: listTitle, href: entity.path }] : []),
            ...(named ? [] : [{ label: name, href }]),
          ]}
          actions={
            <>
              {actions?.(answer)}
              {more ? (
                <Menu
                  trigger={props => <IconButton {...props} icon="dots" label={t('record.more')} />}
                  items={[{ id: 'show', label: common('action.open'), icon: 'eye', href }, ...more(answer)]}
                />
              ) : (
                <LinkButton icon="eye" href={href}>
                  {common('action.open')}
                </LinkButton>
              )}
            </>
          }
          bar={bar ? bar(state) : <FormSaveBar state={state} saveLabel={t('form.saveChanges')} />}
        >
          {state.draft}
          {state.conflict}
          <ChangedFields value={state.changedNames}>{children(state, answer)}</ChangedFields>
        </Page>
      )}
    </EntityForm>
  )
}

/** The screen on which one record is changed: an entity says its fields, what is sent of them, and its words. */
export const EditPage = <E extends EntityEndpoints, Values extends object>(props: EditPageProps<E, Values>) => {
  const { entity, listTitle, title, whyNot } = props
  const { id = '' } = useParams()
  const missing = useMissing(entity, id)
  const mayChangeOthers = useCan(entity.rights.update)
  return (
    <RecordPage
      source={entity.query(id)}
      title={title}
      list={{ label: listTitle, href: entity.path, right: entity.rights.list }}
      missing={missing}
      allows={({ can }) => can.update}
      refusal={answer => {
        const record = recordOf(answer)
        const why = mayChangeOthers ? whyNot : undefined
        return { name: entity.nameOf(record), href: entity.pathOf(record.id), why }
      }}
    >
      {answer => <EditForm key={id} {...props} answer={answer} />}
    </RecordPage>
  )
}
