/**
 * The key belongs to an input method: Enter takes its word, arrows move in its list. Safari says so of the last one by
 * its code alone.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229
