/** Lets the browser answer whoever presses something, between two parts of what would be one long task. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
