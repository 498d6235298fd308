/** Exact text of what was typed: with groups or without, and with either mark where only one can be meant. */
export const exactAmount = (typed: string, decimal: '.' | ','): string => {
  const text = typed.replace(/\s/g, '')
  const group = decimal === '.' ? ',' : '.'
  if (text.includes(decimal)) return text.replaceAll(group, '').replace(decimal, '.')
  const parts = text.split(group)
  const isGrouped = parts.length > 1 && parts.slice(1).every(part => part.length === 3)
  return isGrouped ? parts.join('') : text.replace(group, '.')
}

/** What can be shown as money: anything else stays as it was typed. */
export const isAmount = (exact: string): boolean => /^\d{1,11}(\.\d{1,2})?$/.test(exact)
