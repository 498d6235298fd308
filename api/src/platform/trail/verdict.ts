import type { Verdict } from './verify'

const WHY = {
  changed: 'it, or seal N that has it, does not say what it said when it was sealed',
  removed: 'it is gone',
  unfollowed: 'the seal before it is gone',
  inserted: 'it came more than an hour after its id or its time: put in, or by an action that lasted that long',
} as const

/** What `audit:verify` prints, and whether all is well. */
export const sayVerdict = (verdict: Verdict, kept?: string): { text: string; fits: boolean } => {
  const { rows, seals, head, broken, misfits, waiting, hasKept } = verdict
  const lacksKept = kept !== undefined && !hasKept
  const lines = [`Rows that fit: ${rows}, in ${seals} seals. Their hash, to be kept elsewhere: ${head}`]
  if (waiting.rows > 0) lines.push(`Rows that are not sealed yet: ${waiting.rows}, the oldest of ${waiting.since}`)
  if (waiting.isStuck) lines.push('Nobody has sealed rows for 15 minutes: the product is not running, or cannot.')
  for (const { row, seal, why } of broken)
    lines.push(`Row ${row} of system_logs does not fit: ${WHY[why].replace('N', String(seal))}.`)
  if (misfits > broken.length) lines.push(`Rows that do not fit: ${misfits} in all.`)
  if (lacksKept) lines.push(`The chain does not have ${kept}: its end was cut off, or it was made anew.`)
  return { text: lines.join('\n'), fits: misfits === 0 && !waiting.isStuck && !lacksKept }
}
