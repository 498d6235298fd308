import { readDraft } from '@candela/shared-auth'
import { pick } from '../../form/pick'
import { changedFields, type FormFields } from './conflict'

export type DraftOptions<Values> = {
  /** What the draft is kept under: the entity and the record, `user.12`. */
  key: string
  /** Never kept, such as passwords. */
  except?: readonly (keyof Values)[]
}

/** The changed fields: what they were and what was typed. So each of them can tell whether somebody wrote it since. */
export type Draft<Values> = { base: Partial<Values>; values: Partial<Values> }

export type StoredDraft<Values> = Draft<Values> & { at: number }

export const draftableFields = <Values>(fields: FormFields<Values>, { except = [] }: DraftOptions<Values>) =>
  fields.filter(({ name }) => !except.includes(name))

/** What is worth keeping of a form. */
export const draftOf = <Values>(
  fields: FormFields<Values>,
  options: DraftOptions<Values>,
  base: Values,
  values: Values,
): Draft<Values> | null => {
  const names = changedFields(draftableFields(fields, options), base, values).map(({ name }) => name)
  return names.length > 0 ? { base: pick(base, names), values: pick(values, names) } : null
}

/** An offer that nobody has answered yet goes on being kept, under what is typed since. */
export const mergeDrafts = <Values>(offer: Draft<Values> | null, typed: Draft<Values> | null): Draft<Values> | null =>
  offer ? { base: { ...offer.base, ...typed?.base }, values: { ...offer.values, ...typed?.values } } : typed

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A list stays a list: what a field cannot hold any more would break its screen. */
const fits = (value: unknown, current: unknown): boolean =>
  value !== undefined && isObject(value) === isObject(current) && Array.isArray(value) === Array.isArray(current)

/** The draft of an earlier visit, as far as this form knows its fields and it says something else than the record. */
export const findStoredDraft = <Values>(
  fields: FormFields<Values>,
  options: DraftOptions<Values>,
  current: Values,
): StoredDraft<Values> | null => {
  const stored = readDraft(options.key)
  const { base, values } = (stored?.content ?? {}) as { base?: unknown; values?: unknown }
  if (!stored || !isObject(base) || !isObject(values)) return null
  const known = draftableFields(fields, options).filter(
    ({ name }) => name in base && fits((values as Partial<Values>)[name], current[name]),
  )
  const names = known.map(({ name }) => name)
  const offer = { at: stored.at, base: pick(base as Values, names), values: pick(values as Values, names) }
  return changedFields(known, current, { ...current, ...offer.values }).length > 0 ? offer : null
}
