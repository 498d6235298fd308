export type DecimalMark = '.' | ','

const asWritten = (decimal: DecimalMark): RegExp =>
  new RegExp(`^-?(\\d+|[1-9]\\d{0,2}(\\${decimal === '.' ? ',' : '.'}\\d{3})+)(\\${decimal}\\d+)?$`)

const MARKS = {
  '.': { other: ',', written: asWritten('.') },
  ',': { other: '.', written: asWritten(',') },
} as const

/**
 * Exact text of what was typed, with groups or without: as the reader's language writes it, and as others do where only
 * that can be meant. What is no amount either way stays as it was typed.
 */
export const exactAmount = (typed: string, decimal: DecimalMark): string => {
  const text = typed.replace(/\s/g, '')
  for (const mark of [decimal, MARKS[decimal].other] as const)
    if (MARKS[mark].written.test(text)) return text.replaceAll(MARKS[mark].other, '').replace(mark, '.')
  return text
}

/** What can be shown as money: anything else stays as it was typed. */
export const isAmount = (exact: string): boolean => /^\d{1,11}(\.\d{1,2})?$/.test(exact)
