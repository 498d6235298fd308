import type { ReactNode } from 'react'

/** How a form speaks of one of its fields outside of the input: in the save bar and when two people changed it. */
export type FormField<Values, Name extends keyof Values = keyof Values> = {
  [N in Name]: {
    name: N
    label: string
    /** Formats a value that people cannot read as it is (ids, codes, lists). None is shown as 'none'. */
    formatValue?: (value: Values[N], base: Values[N]) => ReactNode
    /** Lists are equal when they hold the same. */
    isEqual?: (a: Values[N], b: Values[N]) => boolean
    /** For lists: what both people did, together. */
    merge?: (base: Values[N], mine: Values[N], theirs: Values[N]) => Values[N]
  }
}[Name]

export type FormFields<Values> = readonly FormField<Values>[]

export type Choice = 'mine' | 'theirs' | 'both'

/** The form as it was loaded, as it is here, and as somebody else saved it meanwhile. */
export type Versions<Values> = { base: Values; mine: Values; theirs: Values }

type AnyField<Values> = Omit<FormField<Values>, 'formatValue' | 'isEqual' | 'merge'> & {
  formatValue?: (value: unknown, base: unknown) => ReactNode
  isEqual?: (a: unknown, b: unknown) => boolean
  merge?: (base: unknown, mine: unknown, theirs: unknown) => unknown
}

const isSame = <Values>(field: FormField<Values>, a: Values, b: Values): boolean => {
  const { name, isEqual = Object.is } = field as AnyField<Values>
  return isEqual(a[name], b[name])
}

/** The value of a field as people read it. */
export const formatFieldValue = <Values>(field: FormField<Values>, values: Values, base: Values): ReactNode => {
  const { name, formatValue } = field as AnyField<Values>
  return formatValue ? formatValue(values[name], base[name]) : (values[name] as ReactNode)
}

/** The fields in which two states of a form differ. */
export const changedFields = <Values>(fields: FormFields<Values>, before: Values, after: Values): FormField<Values>[] =>
  fields.filter(field => !isSame(field, before, after))

/** What somebody has to decide: each field that the other person changed, unless both wrote the same. */
export const fieldsToDecide = <Values>(
  fields: FormFields<Values>,
  { base, mine, theirs }: Versions<Values>,
): FormField<Values>[] => changedFields(fields, base, theirs).filter(field => !isSame(field, mine, theirs))

export const choicesFor = <Values>(field: FormField<Values>, { base, mine }: Versions<Values>): Choice[] =>
  field.merge && !isSame(field, base, mine) ? ['both', 'mine', 'theirs'] : ['mine', 'theirs']

/** Nobody loses anything by it: both where that is possible, mine where I changed it, theirs where I did not. */
export const firstChoice = <Values>(field: FormField<Values>, versions: Versions<Values>): Choice => {
  if (choicesFor(field, versions).includes('both')) return 'both'
  return isSame(field, versions.base, versions.mine) ? 'theirs' : 'mine'
}

const chosen = <Values>(
  field: FormField<Values>,
  { base, mine, theirs }: Versions<Values>,
  choice: Choice,
): unknown => {
  const { name, merge } = field as AnyField<Values>
  if (choice === 'both' && merge) return merge(base[name], mine[name], theirs[name])
  return choice === 'theirs' ? theirs[name] : mine[name]
}

/** The form after the decisions. Fields without one keep what is here. */
export const resolve = <Values extends object>(
  fields: FormFields<Values>,
  versions: Versions<Values>,
  choices: Partial<Record<keyof Values, Choice>>,
): Values =>
  Object.fromEntries([
    ...Object.entries(versions.mine),
    ...fields.map(field => [field.name, chosen(field, versions, choices[field.name] ?? 'mine')]),
  ]) as Values
