/** Several files as one: each is described by its name. */
export const suite = (files: Record<string, () => unknown>): void => {
  for (const [file, load] of Object.entries(files))
    describe(file, () => {
      load()
    })
}
