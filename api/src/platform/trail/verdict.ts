import type { Verdict } from './verify'

const WHY = {
  changed: 'it, or seal N that has it, does not say what it said when it was sealed',
  removed: 'it is gone',
  unfollowed: 'the seal before it is gone',
  inserted: 'it was put among rows that had been sealed long before',
} as const

/** What `audit:verify` prints, and whether all is well. */
export const sayVerdict = (verdict: Verdict, kept?: string): { text: string; fits: boolean } => {
  const { rows, seals, head, broken, waiting, hasKept } = verdict
  const lacksKept = kept !== undefined && !hasKept
  const lines = [`Rows that fit: ${rows}, in ${seals} seals. Their hash, to be kept elsewhere: ${head}`]
  if (waiting.rows > 0) lines.push(`Rows that are not sealed yet: ${waiting.rows}, the oldest of ${waiting.since}`)
  if (broken) {
    const why = WHY[broken.why].replace('N', String(broken.seal))
    lines.push(`Row ${broken.row} of system_logs does not fit: ${why}.`)
  }
  if (lacksKept) lines.push(`The chain does not have ${kept}: its end was cut off, or it was made anew.`)
  return { text: lines.join('\n'), fits: !broken && !lacksKept }
}
