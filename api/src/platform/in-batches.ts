/** Rows that go into one statement. */
const BATCH = 500

export const inBatches = <R>(rows: readonly R[]): R[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH))
