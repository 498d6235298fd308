/** Every failure that somebody should look at comes through here, with where it happened. */
export const reportProblem = (error: unknown, context: Record<string, string | undefined> = {}): void => {
  if (process.env.NODE_ENV !== 'production') console.error(error, context)
}
