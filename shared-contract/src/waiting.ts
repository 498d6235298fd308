/** What waits for somebody to deal with it, counted for each person who may. */
export const WAITING = ['websites', 'imports', 'invoices'] as const
export type Waiting = (typeof WAITING)[number]

/** Past this nobody needs an exact number, and the server counts no further. */
export const MOST_WAITING = 100
