const KEY = 'candela.singleKeys'

/** Whether a key alone does something. Who dictates, or strays onto keys, switches them off. */
export const hasSingleKeys = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export const setSingleKeys = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Without storage they stay as they are.
  }
}
