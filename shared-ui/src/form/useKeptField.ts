import { useLayoutEffect } from 'react'
import { type UseFieldConfig, useField, useForm } from 'react-final-form'

const ignore = () => {}

/**
 * A field that comes back keeps what was typed: the library gives its first value to each that the form does not know,
 * and looks after layout effects.
 */
export const useKeptField = <V>(name: string, config?: UseFieldConfig) => {
  const form = useForm()
  useLayoutEffect(() => form.registerField(name, ignore, {}, { silent: true }), [form, name])
  return useField<V>(name, config)
}
