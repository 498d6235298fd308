import { useNavigate, useSearchParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { LinkButton } from '../../components/LinkButton'
import { Page } from '../../components/Page'
import { ChangedFields } from '../../form/ChangedFields'
import type { FormFields } from '../form/conflict'
import { EntityForm, type EntityFormState } from '../form/EntityForm'
import { FormSaveBar } from '../form/FormSaveBar'
import { type AnswerFor, type CreateBody, type Entity, type EntityEndpoints, recordOf } from './entity'
import { RecordPage } from './RecordPage'
import { useEntityCache } from './useEntityCache'
import { useIdempotencyKey } from './useIdempotencyKey'

type Sent<E extends EntityEndpoints, Values> =
  /** What is sent of the values. */
  | { body: (values: Values) => CreateBody<E>; save?: undefined }
  /** Where it is not one call: `keyOf` makes the key that a creation is sent with, so that there is no second record. */
  | { save: (values: Values, keyOf: (body: object) => string) => Promise<AnswerFor<E>>; body?: undefined }

export type NewPageProps<E extends EntityEndpoints, Values extends object> = Sent<E, Values> & {
  entity: Entity<E>
  /** What the list of these records is called. */
  listTitle: string
  title: string
  subtitle?: string
  saveLabel: string | ((values: Values) => string)
  fields: FormFields<Values>
  schema: z.core.$ZodType
  /** What the form begins with; `like` is the record that the address asks for another one of. */
  start: (like: AnswerFor<E> | undefined) => Values
  /** Whether there can be another one of a record: `?from=` names it. */
  copies?: boolean
  /** Asks before it is sent; no is no error. */
  confirm?: (values: Values) => Promise<boolean>
  /** What is said after it was saved, where that is more than that it was. */
  savedTitle?: (answer: AnswerFor<E>) => string | undefined
  /** Fields that are never kept in the browser. */
  secrets?: readonly (keyof Values)[]
  actions?: (state: EntityFormState<Values>) => ReactNode
  bar?: (state: EntityFormState<Values>, cancel: ReactNode) => ReactNode
  children: (state: EntityFormState<Values>, like: AnswerFor<E> | undefined) => ReactNode
}

const NewForm = <E extends EntityEndpoints, Values extends object>({
  like,
  entity,
  listTitle,
  title,
  subtitle,
  saveLabel,
  fields,
  schema,
  start: valuesOf,
  body,
  save,
  confirm,
  savedTitle,
  secrets,
  actions,
  bar,
  children,
}: NewPageProps<E, Values> & { like?: AnswerFor<E> }) => {
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const cache = useEntityCache(entity)
  const keyOf = useIdempotencyKey()
  const [start] = useState(() => ({ values: valuesOf(like) }))
  const store = (values: Values) => {
    if (save) return save(values, keyOf)
    const sent = body(values)
    return entity.store(sent, keyOf(sent as object))
  }
  const cancel = (
    <LinkButton variant="ghost" href={entity.path}>
      {common('action.cancel')}
    </LinkButton>
  )
  return (
    <EntityForm<Values, AnswerFor<E>>
      label={title}
      schema={schema}
      latest={start}
      fields={fields}
      draft={{ key: [entity.name, 'new', like?.record.id ?? []].flat().join('.'), ...(secrets && { except: secrets }) }}
      {...(confirm && { confirm })}
      save={store}
      onSaved={async answer => {
        await cache.cacheSaved(answer)
        const said = savedTitle?.(answer) ?? common('success.recordAdded')
        addToast({ kind: 'success', title: said, text: entity.nameOf(recordOf(answer)) })
        await navigate(entity.pathOf(answer.record.id))
      }}
    >
      {state => (
        <Page
          title={title}
          {...(subtitle !== undefined && { subtitle })}
          breadcrumb={[{ label: listTitle, href: entity.path }]}
          actions={actions?.(state)}
          bar={
            bar ? (
              bar(state, cancel)
            ) : (
              <FormSaveBar
                state={state}
                saveLabel={typeof saveLabel === 'string' ? saveLabel : saveLabel(state.values)}
              >
                {cancel}
              </FormSaveBar>
            )
          }
        >
          {state.draft}
          <ChangedFields value={state.changedNames}>{children(state, like)}</ChangedFields>
        </Page>
      )}
    </EntityForm>
  )
}

/** The screen on which a record is added: from nothing, or like the one that `?from=` names. */
export const NewPage = <E extends EntityEndpoints, Values extends object>(props: NewPageProps<E, Values>) => {
  const { entity, listTitle, title, copies = false } = props
  const [search] = useSearchParams()
  const from = copies ? search.get('from') : null
  if (from === null) return <NewForm {...props} />
  return (
    <RecordPage
      source={entity.query(from)}
      title={title}
      list={{ label: listTitle, href: entity.path, right: entity.rights.list }}
    >
      {like => <NewForm key={from} {...props} like={like} />}
    </RecordPage>
  )
}
