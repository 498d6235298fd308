/** Fixed values to choose among, by the words for them; without words each is called what it is. */
export const optionsOf = <const V extends string | number>(
  values: readonly V[],
  words?: Readonly<Record<V, string>>,
): { value: `${V}`; label: string }[] =>
  values.map(value => ({ value: `${value}` as const, label: words ? words[value] : String(value) }))
