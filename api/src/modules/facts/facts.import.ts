import { sql } from 'kysely'
import type { Loader } from '../../platform/loader'
import { load, type WriteContext } from '../../platform/write'
import { readFactsBook } from './facts.book'
import { checkFor, refuseTwice, stretchOf } from './facts.check'
import { refuseClosed } from './facts.closed'
import { FACT_KEY } from './facts.columns'
import { apply, brought, compare, createScratchTables, saidTwice } from './facts.compare'
import { spreadFixedValues } from './facts.fixed'
import { FACT_LINE, factLines, WEBSITE_DAY_LINE, websiteDayLines } from './facts.lines'
import { rememberShown, writeRestatements } from './facts.restatements'
import { rebuildRollups } from './facts.rollups'
import type { ImportOutcome, ImportRequest } from './facts.types'

const nextImport = async (loader: Loader): Promise<number> => {
  const [row] = await loader.ask(sql<{ id: number }>`nextval(pg_get_serial_sequence('report_imports', 'id')) as id`)
  return row?.id ?? 0
}

/**
 * Makes the facts of a stretch of days what an ad network, a file or a person says, with all that is made of them: the
 * previous state or the new one is stored, never a part. Rows may be read from anywhere but this database: embedded, it
 * has one session, and that is taken. A closed month is refused; `intoClosed` is for those alone who make up a past whose
 * months were closed before their facts are there.
 */
export const importRows = async (
  context: WriteContext,
  request: ImportRequest,
  { intoClosed = false }: { intoClosed?: boolean } = {},
): Promise<ImportOutcome> => {
  const stretch = stretchOf(request)
  return load(context, 'adNetworkReport.import', async (tx, loader) => {
    await tx.inTurn(`facts of ${stretch.first}`)
    // Asked when nobody else has the turn, so that whoever closes the month in it is seen.
    if (!intoClosed) await refuseClosed(tx.read, stretch.first)
    const book = await readFactsBook(tx.read, stretch.last)
    const check = checkFor(stretch, request.of, book)
    await createScratchTables(loader)
    await loader.copyIn('scratch_rows', FACT_LINE, factLines(book, request.rows, check))
    refuseTwice('rows', await saidTwice(loader, 'scratch_rows', FACT_KEY))
    await loader.copyIn('scratch_website_days', WEBSITE_DAY_LINE, websiteDayLines(request.websiteDays ?? [], check))
    refuseTwice('websiteDays', await saidTwice(loader, 'scratch_website_days', ['website', 'day']))

    const { rows, value } = await brought(loader)
    const id = await nextImport(loader)
    const changes = await compare(loader, stretch, request.of)
    await rememberShown(loader, stretch)
    const counts = await apply(loader, changes, stretch, id)
    await spreadFixedValues(loader, book, stretch, request.of, id)
    await rebuildRollups(loader, stretch)
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
    await writeRestatements(loader, stretch, id)
    return { id, rows, ...counts }
  })
}
