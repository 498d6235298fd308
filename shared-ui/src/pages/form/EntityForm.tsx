import { ApiError } from '@candela/shared-auth'
import { commonMessages } from '@candela/shared-ui/runtime'
import { FORM_ERROR, type FormApi } from 'final-form'
import { type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type * as z from 'zod/mini'
import { SchemaForm } from '../../form/SchemaForm'
import { type SubmitErrors, toSubmitErrors } from '../../form/submitErrors'
import { ConflictPanel } from './ConflictPanel'
import { changedFields, type FormField, type FormFields } from './conflict'
import { KeepFresh } from './KeepFresh'
import { LeaveGuard } from './LeaveGuard'
import { formMessages } from './messages'
import { useFailureWords } from './useFailureWords'
import { useSaveShortcut } from './useSaveShortcut'

/** What a form starts from, and which state of the record that is. */
export type FormStart<Values> = { values: Values; version?: string }

export type EntityFormState<Values> = {
  values: Values
  /** As it was loaded or last saved: what changes are counted against. */
  base: Values
  changed: FormField<Values>[]
  submitting: boolean
  /** Why it was not saved, for the save bar. */
  problem: string | undefined
  /** Stands above the fields after somebody else saved first. */
  conflict: ReactNode
  discard: () => void
  submit: () => void
  form: FormApi<Values>
}

export type EntityFormProps<Values, Answer> = {
  /** Names the form for assistive technology. */
  label: string
  schema: z.core.$ZodType
  start: FormStart<Values>
  fields: FormFields<Values>
  save: (values: Values, version: string | undefined) => Promise<Answer>
  /** What is in an answer of `save`, and in the current record of a refused one. Absent where nothing can be stale. */
  read?: (answer: Answer) => FormStart<Values>
  /** After it was saved; where the form leads elsewhere, it does so here. */
  onSaved: (answer: Answer) => void | Promise<void>
  children: (state: EntityFormState<Values>) => ReactNode
}

/** The form is around the whole page, so that the bar at its lower edge belongs to it. */
const Around = styled.div`
  display: contents;

  > form {
    display: contents;
  }
`

/**
 * The life of a form: rules, saving once, errors at their fields, a record that changed meanwhile, nothing lost on
 * the way. What it looks like is its children.
 */
export const EntityForm = <Values extends object, Answer>(props: EntityFormProps<Values, Answer>) => {
  const { label, schema, start, fields, save, read, onSaved, children } = props
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const wordsFor = useFailureWords()
  const around = useRef<HTMLDivElement>(null)
  const leaving = useRef(false)
  const [first] = useState(start)
  const [saved, setSaved] = useState(start)
  const [theirs, setTheirs] = useState<FormStart<Values> | null>(null)
  const requestSubmit = () => around.current?.querySelector('form')?.requestSubmit()
  useSaveShortcut(requestSubmit)

  /** What was typed while the call was under way stays. */
  const settle = (form: FormApi<Values>, submitted: Values, next: FormStart<Values>) => {
    const now = form.getState().values
    form.initialize(next.values)
    for (const { name } of fields) if (now[name] !== submitted[name]) form.change(name, now[name])
    setSaved(next)
  }

  const isNewer = start.version !== undefined && saved.version !== undefined && start.version > saved.version

  const submit = async (values: Values, form: FormApi<Values>): Promise<SubmitErrors | undefined> => {
    try {
      const answer = await save(values, saved.version)
      leaving.current = true
      if (read) settle(form, values, read(answer))
      setTheirs(null)
      await onSaved(answer)
      leaving.current = !read
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'stale' && read && error.current) {
        setTheirs(read(error.current as Answer))
        return { [FORM_ERROR]: common('error.stale') }
      }
      const message = wordsFor(error)
      return toSubmitErrors(
        { message, fields: error.fields },
        fields.map(({ name }) => String(name)),
      )
    }
  }

  const takeDecision = (form: FormApi<Values>, next: FormStart<Values>) => (values: Values) => {
    form.initialize(next.values)
    form.batch(() => {
      for (const { name } of fields) form.change(name, values[name])
    })
    setSaved(next)
    setTheirs(null)
  }

  return (
    <Around ref={around}>
      <SchemaForm schema={schema} initialValues={first.values} onSubmit={submit} label={label}>
        {({ form, submitting, formError, wrongFields }) => {
          const { values } = form.getState()
          const changed = changedFields(fields, saved.values, values)
          return (
            <>
              <KeepFresh
                isNewer={isNewer && changed.length === 0 && !submitting}
                take={() => {
                  form.initialize(start.values)
                  setSaved(start)
                }}
              />
              <LeaveGuard unsaved={changed.length > 0} leaving={leaving} />
              {children({
                values,
                base: saved.values,
                changed,
                submitting,
                problem: formError ?? (wrongFields > 0 ? t('form.attention', { count: wrongFields }) : undefined),
                conflict: theirs && (
                  <ConflictPanel
                    fields={fields}
                    versions={{ base: saved.values, mine: values, theirs: theirs.values }}
                    onResolve={takeDecision(form, theirs)}
                  />
                ),
                discard: () => {
                  form.reset(saved.values)
                  setTheirs(null)
                },
                submit: () => requestSubmit(),
                form,
              })}
            </>
          )
        }}
      </SchemaForm>
    </Around>
  )
}
