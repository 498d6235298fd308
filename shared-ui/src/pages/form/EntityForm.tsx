import { ApiError } from '@candela/shared-auth'
import { commonMessages } from '@candela/shared-ui/runtime'
import { FORM_ERROR, type FormApi } from 'final-form'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type * as z from 'zod/mini'
import { focusPageHeading } from '../../components/pageHeading'
import { SchemaForm } from '../../form/SchemaForm'
import { type SubmitErrors, toSubmitErrors } from '../../form/submitErrors'
import { ConflictPanel } from './ConflictPanel'
import { changedFields, type FormField, type FormFields, fieldsToDecide } from './conflict'
import { DraftBar } from './DraftBar'
import { DraftKeeper } from './DraftKeeper'
import { type Draft, type DraftOptions, draftableFields, draftOf, findStoredDraft, mergeDrafts } from './draft'
import { LeaveGuard } from './LeaveGuard'
import { formMessages } from './messages'
import { TakeNewerRecord } from './TakeNewerRecord'
import { useFailureWords } from './useFailureWords'
import { useSaveShortcut } from './useSaveShortcut'

/** What the fields say in one version of a record; one that is not there yet has none. */
export type Versioned<Values> = { values: Values; version?: string }

export type EntityFormState<Values> = {
  values: Values
  /** As it was loaded or last saved: what changes are counted against. */
  base: Values
  changed: FormField<Values>[]
  /** Their names, for the marks beside them. */
  changedNames: ReadonlySet<keyof Values & string>
  submitting: boolean
  /** Why it was not saved, for the save bar. */
  problem: string | undefined
  /** Stands above the fields after somebody else saved first. */
  conflict: ReactNode
  /** Stands there as well: offers back what was typed on an earlier visit. */
  draft: ReactNode
  discard: () => void
  submit: () => void
  form: FormApi<Values>
}

export type EntityFormProps<Values, Answer> = {
  /** Names the form for assistive technology. */
  label: string
  schema: z.core.$ZodType
  /** The record as it is known by now, also while somebody types; of a new one what it starts with. */
  latest: Versioned<Values>
  fields: FormFields<Values>
  /** `base` is what the values are changes of, `version` which state of the record that is. */
  save: (values: Values, version: string | undefined, base: Values) => Promise<Answer>
  /** Asks before it is saved; nothing happens after a no. */
  confirm?: (values: Values, base: Values) => Promise<boolean>
  /** Values and version of `save`'s answer, and of the record that a 409 returns. Absent where the form has no version. */
  versionedOf?: (answer: Answer) => Versioned<Values>
  /** Keeps what is typed in the browser until it is saved; the page shows `state.draft` above its fields. */
  draft?: DraftOptions<Values>
  /** After it was saved; where the form leads elsewhere, it does so here. */
  onSaved: (answer: Answer) => void | Promise<void>
  children: (state: EntityFormState<Values>) => ReactNode
}

/** The record says something else than what this form started from, or a draft of it. */
type Clash<Values> = { base: Values; theirs: Versioned<Values>; draft?: Partial<Values> }

/** The form is around the whole page, so that the bar at its lower edge belongs to it. */
const FormArea = styled.div`
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
  const { label, schema, latest, fields, save, confirm, versionedOf, draft, onSaved, children } = props
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const around = useRef<HTMLDivElement>(null)
  /** While what follows a save is done: nothing is asked about leaving, and no draft is kept. */
  const isFinishingSave = useRef(false)
  const [first] = useState(latest)
  const [saved, setSaved] = useState(latest)
  const [saves, setSaves] = useState(0)
  const [clash, setClash] = useState<Clash<Values> | null>(null)
  const [storedDraft, setStoredDraft] = useState(() => (draft ? findStoredDraft(fields, draft, latest.values) : null))
  const requestSubmit = () => around.current?.querySelector('form')?.requestSubmit()
  useSaveShortcut(requestSubmit)

  // What was pressed to save may be gone with what there was to save.
  useEffect(() => {
    if (saves > 0 && document.activeElement === document.body) focusPageHeading()
  }, [saves])

  /** What was typed while the call was under way stays. */
  const applySaved = (form: FormApi<Values>, submitted: Values, next: Versioned<Values>) => {
    const now = form.getState().values
    form.initialize(next.values)
    for (const { name } of fields) if (now[name] !== submitted[name]) form.change(name, now[name])
    setSaved(next)
  }

  /** What is newer comes under what was typed. */
  const rebase = (form: FormApi<Values>, changed: readonly FormField<Values>[]) => {
    const mine = form.getState().values
    form.initialize(latest.values)
    for (const { name } of changed) form.change(name, mine[name])
    setSaved(latest)
  }

  const isNewer = latest.version !== undefined && saved.version !== undefined && latest.version > saved.version
  /** A field that both wrote is a question, and that is asked when it is saved. */
  const contradicts = (changed: FormFields<Values>, mine: Values) =>
    fieldsToDecide(changed, { base: saved.values, mine, theirs: latest.values }).length > 0

  const submit = async (values: Values, form: FormApi<Values>): Promise<SubmitErrors | undefined> => {
    try {
      if (confirm && !(await confirm(values, saved.values))) return undefined
      const answer = await save(values, saved.version, saved.values)
      isFinishingSave.current = true
      if (versionedOf) applySaved(form, values, versionedOf(answer))
      setSaves(count => count + 1)
      setClash(null)
      setStoredDraft(null)
      await onSaved(answer)
      isFinishingSave.current = !versionedOf
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'stale' && versionedOf && error.current) {
        setClash({ base: saved.values, theirs: versionedOf(error.current as Answer) })
        return { [FORM_ERROR]: common('error.stale') }
      }
      const message = errorMessageOf(error)
      return toSubmitErrors(
        { message, fields: error.fields },
        fields.map(({ name }) => String(name)),
      )
    }
  }

  const setFieldValues = (form: FormApi<Values>, values: Values) =>
    form.batch(() => {
      for (const { name } of fields) form.change(name, values[name])
    })

  const takeDecision = (form: FormApi<Values>, { theirs, draft }: Clash<Values>, values: Values) => {
    // Anew: what the last attempt was refused for has been decided.
    form.reset(theirs.values)
    setFieldValues(form, values)
    setSaved(theirs)
    setClash(null)
    if (draft) setStoredDraft(null)
    focusPageHeading()
  }

  /** Back to the record as it is known by now: after a conflict that is what the other person saved. */
  const discard = (form: FormApi<Values>) => {
    const current = clash?.theirs ?? saved
    form.reset(current.values)
    setSaved(current)
    setClash(null)
  }

  /** Comes back at once where nobody else wrote the same fields since; otherwise all of it is a question. */
  const restore = (form: FormApi<Values>, { base, values }: Draft<Values>) => {
    const mine = { ...form.getState().values, ...values }
    const versions = { base: { ...saved.values, ...base }, mine, theirs: saved.values }
    if (fieldsToDecide(fields, versions).length > 0) {
      setClash({ base: versions.base, theirs: saved, draft: values })
      return
    }
    setFieldValues(form, mine)
    setStoredDraft(null)
    focusPageHeading()
  }

  return (
    <FormArea ref={around}>
      <SchemaForm schema={schema} initialValues={first.values} onSubmit={submit} label={label}>
        {({ form, submitting, formError, wrongFields }) => {
          const { values } = form.getState()
          const changed = changedFields(fields, saved.values, values)
          return (
            <>
              <TakeNewerRecord
                isNewer={isNewer && !submitting && !clash && !contradicts(changed, values)}
                take={() => rebase(form, changed)}
              />
              <LeaveGuard
                unsaved={changed.length > 0}
                isFinishingSave={isFinishingSave}
                isKept={draft !== undefined && draftableFields(changed, draft).length === changed.length}
              />
              {draft && (
                <DraftKeeper
                  name={draft.key}
                  content={mergeDrafts(storedDraft, draftOf(fields, draft, saved.values, values))}
                  isFinishingSave={isFinishingSave}
                />
              )}
              {children({
                values,
                base: saved.values,
                changed,
                changedNames: new Set(changed.map(({ name }) => name as keyof Values & string)),
                submitting,
                problem: formError ?? (wrongFields > 0 ? t('form.attention', { count: wrongFields }) : undefined),
                conflict: clash && (
                  <ConflictPanel
                    fields={fields}
                    versions={{ base: clash.base, mine: { ...values, ...clash.draft }, theirs: clash.theirs.values }}
                    onResolve={decided => takeDecision(form, clash, decided)}
                  />
                ),
                draft: storedDraft && !clash && (
                  <DraftBar
                    at={storedDraft.at}
                    labels={fields.filter(({ name }) => name in storedDraft.values).map(({ label }) => label)}
                    onRestore={() => restore(form, storedDraft)}
                    onDiscard={() => {
                      setStoredDraft(null)
                      focusPageHeading()
                    }}
                  />
                ),
                discard: () => discard(form),
                submit: () => requestSubmit(),
                form,
              })}
            </>
          )
        }}
      </SchemaForm>
    </FormArea>
  )
}
