type Look = { shown: readonly { field: string; alsoInFile?: readonly string[] }[] }

/** What a file has of the columns on screen, in the order in which they stand there. */
export const fileColumns = <C extends string>({ shown }: Look, of: readonly C[]): C[] => {
  const fields = shown.flatMap(({ field, alsoInFile = [] }) => [field, ...alsoInFile])
  return [...new Set(fields.flatMap(field => of.find(column => column === field) ?? []))]
}
