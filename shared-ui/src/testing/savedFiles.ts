const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('the file could not be read'))
    reader.readAsText(file)
  })

/** Takes what is handed to the browser as a file from now on: its name, and its text. */
export const savedFiles = () => {
  const made: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${made.push(file) - 1}`,
    revokeObjectURL: () => undefined,
  })
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return {
    names: () => clicked.mock.contexts.map(link => (link as HTMLAnchorElement).download),
    /** Of the newest one. */
    text: () => textOf(made.at(-1) ?? new Blob()),
  }
}
