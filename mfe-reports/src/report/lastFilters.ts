const keyOf = (report: string, userId: number) => `candela.report.${report}.${userId}`

/** With what somebody ran a report last, as its address said it; nothing when they never did. */
export const lastFilters = (report: string, userId: number): string => {
  try {
    return localStorage.getItem(keyOf(report, userId)) ?? ''
  } catch {
    return ''
  }
}

export const keepFilters = (report: string, userId: number, search: string): void => {
  try {
    localStorage.setItem(keyOf(report, userId), search)
  } catch {
    // Without storage they hold for this page only.
  }
}
