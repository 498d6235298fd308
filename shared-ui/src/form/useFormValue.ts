import { useKeptField } from './useKeptField'

/** For what is filled in without an input of its own, such as a table of choices. */
export const useFormValue = <V>(name: string) => {
  const { input, meta } = useKeptField<V>(name)
  return {
    value: input.value,
    setValue: input.onChange as (value: V) => void,
    /** What the server said of it, in the shape of the value, until it changes. */
    problem: meta.dirtySinceLastSubmit ? undefined : (meta.submitError as unknown),
  }
}
