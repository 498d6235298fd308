/** What the query layer needs of a database: one session at a time for whoever asks. */
export type Session = {
  query: (sql: string, params?: readonly unknown[]) => Promise<QueryAnswer>
  /** Several statements without parameters: migrations. */
  exec: (sql: string) => Promise<void>
  release: () => void
}

export type QueryAnswer = { rows: Record<string, unknown>[]; rowCount: number; command: string }

export type Engine = {
  name: 'pglite' | 'postgres'
  connect: () => Promise<Session>
  close: () => Promise<void>
}
