import { setImmediate as turn } from 'node:timers/promises'
import {
  type AccountImportColumn,
  accountCreateBody,
  type FieldErrorCode,
  fieldErrorOf,
  importFlagOf,
  importTierOf,
  isOneLine,
  mailboxOf,
} from '@candela/shared-contract'
import * as z from 'zod/mini'
import type { NewRow } from '../../platform/db/schema'
import type { LineProblem } from '../../platform/file/line-problems'
import { isTimeZone } from '../type/time-zones'
import type { ImportLine } from './account.import.file'
import { STARTING_TIER } from './account.policy'

/** What would become of a line. */
export type CheckedLine = { line: number; label: string } & (
  | { state: 'valid'; account: NewRow<'accounts'>; manager: number | null }
  | { state: 'duplicate' }
  | { state: 'wrong'; problems: LineProblem<AccountImportColumn>[] }
)

/** What is there already: names of accounts in lower case, ids of managers by their mailbox; what may not be. */
export type Known = {
  names: ReadonlySet<string>
  managers: ReadonlyMap<string, number>
  objectionToTier: (tier: number) => FieldErrorCode | null
}

export const plain = (text: string): string => text.normalize('NFC').toLowerCase()

const { acc_name, acc_time_zone, acc_google_child_network_code } = accountCreateBody.shape
const textRules = z.object({ acc_name, acc_time_zone, acc_google_child_network_code })

const FLAGS = { acc_is_enabled: 1, acc_enable_aps: 0, acc_enable_teads: 0, acc_gross_visible: 1 } as const

const judge = ({ line, cells, isTooLong }: ImportLine, { managers, objectionToTier }: Known): CheckedLine => {
  const problems: LineProblem<AccountImportColumn>[] = []
  const object = (field: AccountImportColumn | null, code: FieldErrorCode) => problems.push({ line, field, code })
  const said = (column: AccountImportColumn): string => cells[column] ?? ''
  if (isTooLong) object(null, 'cells')
  // Of the name its own rule says so.
  for (const [column, cell] of Object.entries(cells))
    if (column !== 'acc_name' && !isOneLine(cell)) object(column as AccountImportColumn, 'invalidCharacters')

  const texts = z.safeParse(
    textRules,
    {
      acc_name: said('acc_name'),
      acc_time_zone: said('acc_time_zone'),
      acc_google_child_network_code: said('acc_google_child_network_code') || null,
    },
    { reportInput: true },
  )
  for (const issue of texts.error?.issues ?? [])
    object(issue.path[0] as AccountImportColumn, fieldErrorOf(issue, issue.input))
  if (said('acc_time_zone') && !isTimeZone(said('acc_time_zone'))) object('acc_time_zone', 'timeZone')

  const acc_tier = said('acc_tier') ? importTierOf(said('acc_tier')) : STARTING_TIER
  const tierObjection = acc_tier === undefined ? 'notAnOption' : objectionToTier(acc_tier)
  if (tierObjection) object('acc_tier', tierObjection)
  const flag = (column: keyof typeof FLAGS) => {
    const value = said(column) ? importFlagOf(said(column)) : FLAGS[column]
    if (value === undefined) object(column, 'notAnOption')
    return value ?? FLAGS[column]
  }
  const flags = {
    acc_is_enabled: flag('acc_is_enabled'),
    acc_enable_aps: flag('acc_enable_aps'),
    acc_enable_teads: flag('acc_enable_teads'),
    acc_gross_visible: flag('acc_gross_visible'),
  }
  const email = mailboxOf(said('manager_email'))
  const manager = managers.get(email) ?? null
  if (email && manager === null) object('manager_email', 'notAnOption')

  const label = said('acc_name')
  if (problems.length > 0 || !texts.data || acc_tier === undefined) return { line, label, state: 'wrong', problems }
  const account = {
    ...texts.data,
    ...flags,
    acc_tier,
    acc_is_custom_ad_unit_path_enabled: 0,
    deleted_at: null,
  } as const
  return { line, label, state: 'valid', account, manager }
}

/** Lines between two looks at whoever else is waiting. */
const AT_ONCE = 500

/** Line by line; of two with one name the first counts, and one that is there already is left out. */
export const checkLines = async (lines: readonly ImportLine[], known: Known): Promise<CheckedLine[]> => {
  const names = new Set(known.names)
  const all: CheckedLine[] = []
  for (const line of lines) {
    if (all.length % AT_ONCE === 0) await turn()
    const judged = judge(line, known)
    const name = judged.state === 'valid' ? plain(judged.account.acc_name) : ''
    const isDuplicate = judged.state === 'valid' && names.has(name)
    if (judged.state === 'valid') names.add(name)
    all.push(isDuplicate ? { line: judged.line, label: judged.label, state: 'duplicate' } : judged)
  }
  return all
}
