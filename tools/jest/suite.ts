type Language = { changeLocale: (locale: 'en_US') => Promise<void> }

/** What a file leaves, the next one would find: somebody signed in, what a browser keeps, another language. */
const leaveNothing = async (): Promise<void> => {
  if (typeof window === 'undefined') return
  const { endSession } = jest.requireActual<{ endSession: () => void }>('@candela/shared-auth')
  const { changeLocale } = jest.requireActual<Language>('@candela/shared-ui/runtime')
  jest.useRealTimers()
  endSession()
  localStorage.clear()
  sessionStorage.clear()
  await changeLocale('en_US')
}

/** Several files as one: each is described by its name. */
export const suite = (files: Record<string, () => unknown>): void => {
  for (const [file, load] of Object.entries(files))
    describe(file, () => {
      afterAll(leaveNothing)
      load()
    })
}
