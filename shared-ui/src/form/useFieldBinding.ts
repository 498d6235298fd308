import { getIn, setIn } from 'final-form'
import { useContext, useState } from 'react'
import { useForm } from 'react-final-form'
import { ChangedFields } from './ChangedFields'
import { FieldsWithErrorsShown } from './FieldsWithErrorsShown'
import { useErrorWords } from './useErrorWords'
import { useKeptField } from './useKeptField'

const keepEmpty = <V>(value: V): V => value

/** `users[2].id` is the field `users` and the place `[2].id` in it. */
const splitName = (name: string) => {
  const at = name.indexOf('[')
  return at < 0 ? { field: name, place: '' } : { field: name.slice(0, at), place: name.slice(at) }
}

/** An input tells its value by an event. */
const valueIn = (change: unknown): unknown => {
  const { target } = (change ?? {}) as { target?: { value: unknown } }
  return target ? target.value : change
}

/**
 * What stands in a row of a list is part of that list: the form library knows one field for all of them, or it would
 * put first values back when rows take another place.
 */
const useFieldInPlace = (name: string) => {
  const form = useForm()
  const { field, place } = splitName(name)
  const { input, meta } = useKeptField(field, { parse: keepEmpty })
  const inPlace = (whole: unknown): unknown => (place ? getIn(whole ?? {}, place) : whole)
  const fromServer: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  return {
    input,
    meta,
    isInRow: place !== '',
    value: place ? (inPlace(input.value) ?? '') : input.value,
    problem: inPlace(meta.error) ?? inPlace(fromServer),
    change: (value: unknown) => {
      if (!place) return input.onChange(value)
      // Another part of the list may have changed a moment ago.
      const list = form.getFieldState(field)?.value as object
      input.onChange(setIn(list, place, valueIn(value)))
    },
  }
}

/** Whether something is wrong with a field, said already or not. */
export const useIsWrong = (name: string): boolean => Boolean(useFieldInPlace(name).problem)

/**
 * Ties an input to its form. An error shows once the field was left after a change, or after an attempt to submit; the
 * server's error goes as soon as the value changes. On the page of a record the field is marked while it is changed.
 */
export const useFieldBinding = <V = string>(name: string) => {
  const errorMessageOf = useErrorWords()
  const [leftChanged, setLeftChanged] = useState(false)
  const [rowModified, setRowModified] = useState(false)
  const { input, meta, isInRow, value, problem, change } = useFieldInPlace(name)
  const modified = isInRow ? rowModified : (meta.modified ?? false)
  const dirty = useContext(ChangedFields).has(name)
  const isShownAnyway = useContext(FieldsWithErrorsShown).has(splitName(name).field)
  const mayShow = meta.submitFailed || isShownAnyway || (leftChanged && modified)

  return {
    input: {
      ...input,
      name,
      value: value as V,
      onChange: (changed: unknown) => {
        setRowModified(true)
        change(changed)
      },
      onBlur: () => {
        setLeftChanged(modified)
        input.onBlur()
      },
    },
    error: mayShow ? errorMessageOf(problem) : undefined,
    dirty,
  }
}
