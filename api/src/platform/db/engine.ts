/** What the query layer needs of a database: one session at a time for whoever asks. */
export type Session = {
  query: (sql: string, params?: readonly unknown[]) => Promise<QueryAnswer>
  /** Several statements without parameters: migrations. */
  exec: (sql: string) => Promise<void>
  /** Fills a table by COPY: lines in its text format, in pieces of any size. */
  copyIn: (table: string, columns: readonly string[], pieces: AsyncIterable<string>) => Promise<void>
  /** What a COPY sends, from when it is called; a session that is left half way of it is lost. Where the engine can. */
  copyOut?: (statement: string) => AsyncIterable<Buffer>
  /** A lost one is not given to anybody else. */
  release: (isLost?: boolean) => void
}

export type QueryAnswer = { rows: Record<string, unknown>[]; rowCount: number; command: string }

export const PATIENT_LIMIT_MS = 600_000

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const copyStatement = (table: string, columns: readonly string[], source: 'stdin' | `'/dev/blob'`): string =>
  `copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from ${source}`

export type Engine = {
  name: 'pglite' | 'postgres'
  /** A patient session lets a statement run for minutes; others are stopped after seconds. */
  connect: (options?: { patient?: boolean }) => Promise<Session>
  close: () => Promise<void>
}
