import { useState } from 'react'

/** Follows what is given, and shows a choice before it comes back as given: an address takes a moment to change. */
export const useChosen = (values: readonly string[], onChange: (values: string[]) => void) => {
  const given = values.join('\n')
  const [state, setState] = useState({ given, values })
  if (state.given !== given) setState({ given, values })
  const choose = (next: string[]) => {
    setState({ given, values: next })
    onChange(next)
  }
  return [state.values, choose] as const
}
