/**
 * What people (and password managers) wrote into the fields while the page was a document only. The form takes it over
 * instead of clearing it.
 */
export const typedBefore = <N extends string>(...names: N[]): Record<N, string> => {
  const valueIn = (name: N) =>
    typeof document === 'undefined'
      ? ''
      : (document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '')
  return Object.fromEntries(names.map(name => [name, valueIn(name)])) as Record<N, string>
}
