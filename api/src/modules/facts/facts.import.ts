import type { Day } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Loader } from '../../platform/loader'
import { type Tx, type WriteContext, writeBulk } from '../../platform/write'
import { createRowValidator, importDaysOf, refuseTwice } from './facts.check'
import { refuseClosedToImports, writeIntoClosed } from './facts.closed'
import {
  addUpTwins,
  applyChanges,
  createChangesTable,
  createScratchTables,
  rememberCovered,
  SAID_KEY,
  saidTwice,
  saidUnlike,
  sumImportedRows,
} from './facts.compare'
import { spreadFixedValues } from './facts.fixed'
import { FACT_LINE, factLines, WEBSITE_DAY_LINE, websiteDayLines } from './facts.lines'
import { readImportLookups, someBecameAnother } from './facts.lookups'
import { rememberShown, writeRestatements } from './facts.restatements'
import { rebuildRollups } from './facts.rollups'
import type { ImportOutcome, ImportRequest } from './facts.types'

/** Whose turn it is to change the facts of a month; several turns are asked for in the order of their months. */
export const turnOf = (month: Day): string => `facts of ${month}`

const nextImport = async (loader: Loader): Promise<number> => {
  const [row] = await loader.select(sql<{ id: number }>`nextval(pg_get_serial_sequence('report_imports', 'id')) as id`)
  return row?.id ?? 0
}

/** Makes the facts of a stretch of days what somebody says, inside of an action that may say more. */
export const importWithin = async (
  tx: Tx,
  loader: Loader,
  request: ImportRequest,
  { intoClosed = false }: { intoClosed?: boolean } = {},
): Promise<ImportOutcome> => {
  const importDays = importDaysOf(request)
  await tx.inTurn(turnOf(importDays.first))
  // Asked when nobody else has the turn, so that whoever closes the month in it is seen.
  if (intoClosed) await writeIntoClosed(tx.read)
  else await refuseClosedToImports(tx.read, importDays.first)
  const lookups = await readImportLookups(tx.read, importDays.last)
  const rowValidator = createRowValidator(importDays, request.coverage, lookups)
  await createScratchTables(loader)
  await rememberCovered(loader, request.coverage)
  await loader.copyIn('scratch_rows', FACT_LINE, factLines(lookups, request.rows, rowValidator))
  refuseTwice('rows', await saidTwice(loader, 'scratch_rows', SAID_KEY))
  await loader.copyIn(
    'scratch_website_days',
    WEBSITE_DAY_LINE,
    websiteDayLines(request.websiteDays ?? [], rowValidator),
  )
  refuseTwice('websiteDays', await saidTwice(loader, 'scratch_website_days', ['website', 'day']))

  const { rows, value } = await sumImportedRows(loader)
  if (someBecameAnother(lookups)) {
    refuseTwice('rows', await saidUnlike(loader))
    await addUpTwins(loader)
  }
  const id = await nextImport(loader)
  const changesTable = await createChangesTable(loader, importDays, request.coverage)
  await rememberShown(loader, importDays)
  const counts = await applyChanges(loader, changesTable, importDays, id)
  await spreadFixedValues(loader, lookups, importDays, request.coverage, id)
  await rebuildRollups(loader, importDays)
  await tx.insert('report_imports', {
    id,
    imp_source: request.source,
    imp_from: request.from,
    imp_to: request.to,
    imp_rows: rows,
    imp_inserted: counts.inserted,
    imp_changed: counts.changed,
    imp_removed: counts.removed,
    imp_value: JSON.stringify(value),
    imp_reason: request.reason ?? null,
  })
  await writeRestatements(loader, importDays, id)
  return { id, rows, ...counts }
}

/**
 * Makes the facts of a stretch of days what an ad network, a file or a person says, with all that is made of them: the
 * previous state or the new one is stored, never a part. Rows may be read from anywhere but this database: embedded, it
 * has one session, and that is taken. A closed month is refused. `intoClosed`: the demo only, which closes
 * months before it imports their facts.
 */
export const importRows = async (
  context: WriteContext,
  request: ImportRequest,
  options: { intoClosed?: boolean } = {},
): Promise<ImportOutcome> => {
  importDaysOf(request)
  return writeBulk(context, 'adNetworkReport.import', (tx, loader) => importWithin(tx, loader, request, options))
}
