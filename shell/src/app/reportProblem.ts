/** Every error that nobody handles comes through here, with where it happened. */
export const reportProblem = (error: unknown, context: Record<string, string | undefined> = {}): void => {
  console.error(error, context)
}
