/** Some of what a record says: a form often holds its fields as they are. */
export const pick = <T, Name extends keyof T>(record: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map(name => [name, record[name]])) as Pick<T, Name>
