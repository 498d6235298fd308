import {
  ACCOUNT_IMPORT_COLUMNS,
  ACCOUNT_IMPORT_WORDS,
  ACCOUNT_WORDS,
  type AccountImportColumn,
  type ImportReport,
  languageOf,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { NewRow } from '../../platform/db/schema'
import { type LineProblem, refuseProblems, shownProblems } from '../../platform/file/line-problems'
import { openLines, type Sheet } from '../../platform/file/sheet'
import { directFile } from '../../platform/file/write-file'
import type { FileAnswer, Upload } from '../../platform/http/bind'
import { type Tx, write } from '../../platform/write'
import { accountsIn, reachOf } from '../reach'
import { type ImportLine, readImport } from './account.import.file'
import { type CheckedLine, checkLines, type Known, plain } from './account.import.lines'
import { possibleManagers, sellerOf, wantedManagers, wantedSellers } from './account.people'
import { objectionToTier } from './account.policy'
import { withTheCaller } from './account.service'

const SHOWN_ROWS = 20

/** Everybody who can be named as a manager, by their address. */
const managersByEmail = async ({ actor }: Ctx, read: Reader): Promise<Known['managers']> => {
  const people = await read
    .selectFrom('users as u')
    .innerJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .where('g.gro_scope', '=', 'managed')
    .where('u.deleted_at', 'is', null)
    .select(['u.id', 'u.usr_email'])
    .execute()
  const ids = people.map(({ id }) => id)
  const possible = await possibleManagers(read, actor, ids)
  return new Map(people.filter(({ id }) => possible.has(id)).map(({ id, usr_email }) => [usr_email, id]))
}

const judgeFor = async (ctx: Ctx, read: Reader, lines: readonly ImportLine[]): Promise<CheckedLine[]> => {
  const rows = await accountsIn(read, reachOf(ctx.actor)).select('a.acc_name').execute()
  const names = new Set(rows.map(({ acc_name }) => plain(acc_name)))
  return checkLines(lines, {
    names,
    managers: await managersByEmail(ctx, read),
    objectionToTier: tier => objectionToTier(ctx.actor, tier),
  })
}

const problemsIn = (judged: readonly CheckedLine[]): LineProblem[] =>
  judged.flatMap(row => (row.state === 'wrong' ? row.problems : []))

const STATES = ['valid', 'duplicate', 'wrong'] as const

const reportOf = ({ locale }: Ctx, judged: readonly CheckedLine[]): ImportReport => {
  const of = (state: CheckedLine['state']) => judged.filter(row => row.state === state)
  return {
    total: judged.length,
    valid: of('valid').length,
    duplicates: of('duplicate').length,
    wrong: of('wrong').length,
    errors: shownProblems(locale, problemsIn(judged)),
    rows: STATES.flatMap(state => of(state).slice(0, SHOWN_ROWS))
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, state, label }) => ({ line, state, label })),
  }
}

export const checkImport = async (ctx: Ctx, { bytes }: Upload): Promise<ImportReport> =>
  reportOf(ctx, await judgeFor(ctx, ctx.app.database.read, await readImport(bytes)))

type Valid = Extract<CheckedLine, { state: 'valid' }>

/** The people whom a new account begins with: as when it is made by hand. */
const peopleOf = (ctx: Ctx, { manager }: Valid) => {
  const managers = manager === null ? [] : [{ acm_id_user: manager, acm_is_main: true }]
  const people = withTheCaller(ctx, { managers, users: [] })
  return { managers: wantedManagers(people.managers), users: wantedSellers(people.users) }
}

const storeAll = async (ctx: Ctx, tx: Tx, rows: readonly Valid[]): Promise<void> => {
  const stored = await tx.insertAll(
    'accounts',
    rows.map(({ account }) => account),
  )
  const managers: NewRow<'account_managers'>[] = []
  const sellers: NewRow<'account_users'>[] = []
  for (const [index, { id }] of stored.entries()) {
    const people = peopleOf(ctx, rows[index] as Valid)
    managers.push(...people.managers.map(row => ({ acm_id_account: id, ...row })))
    sellers.push(...people.users.map(row => sellerOf(id, row)))
  }
  await tx.insertAll('account_managers', managers)
  await tx.insertAll('account_users', sellers)
}

/** All of a file or none of it. Two files at once are taken one after the other, so that both together name none twice. */
export const importAccounts = async (ctx: Ctx, { bytes }: Upload): Promise<ImportReport> => {
  const lines = await readImport(bytes)
  return write(writeContext(ctx), 'account.import', async tx => {
    await tx.inTurn('account.import')
    const judged = await judgeFor(ctx, tx.read, lines)
    refuseProblems(problemsIn(judged))
    const valid = judged.filter(row => row.state === 'valid')
    await storeAll(ctx, tx, valid)
    return reportOf(ctx, judged)
  })
}

/** Every column with its name in the reader's language, and a line that shows what stands in them. */
export const importTemplate = async ({ locale }: Ctx): Promise<FileAnswer> => {
  const language = languageOf(locale)
  const { columns, flag, file, example } = ACCOUNT_IMPORT_WORDS[language]
  const cells: Record<AccountImportColumn, string> = {
    acc_name: example,
    acc_time_zone: 'America/Sao_Paulo',
    acc_tier: ACCOUNT_WORDS[language].tier[3],
    acc_is_enabled: flag[1],
    acc_google_child_network_code: '',
    acc_enable_aps: flag[0],
    acc_enable_teads: flag[0],
    acc_gross_visible: flag[1],
    manager_email: '',
  }
  const head = ACCOUNT_IMPORT_COLUMNS.map(column => columns[column])
  const line = ACCOUNT_IMPORT_COLUMNS.map(column => cells[column])
  const sheet: Sheet = { language, name: file, head, words: {}, zone: 'UTC', open: () => openLines([line]) }
  return directFile(sheet, 'csv')
}
