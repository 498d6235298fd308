import { isDay } from '@candela/shared-contract'

/** `2026-11-03`, `20261103` as analytics write it, or `3/11/2026` with the day first. */
export const dayOf = (text: string): string | null => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return isDay(iso) ? iso : null
}

/**
 * Digits with a point before decimals, however thousands are parted and whatever currency stands in front. A mark of
 * thousands or a blank that parts something else may have been meant for decimals: what has one is no number.
 */
export const ungrouped = (text: string, decimal: '.' | ','): string => {
  const group = decimal === ',' ? '.' : ','
  const bare = text.replace(/^(BRL|USD|EUR|R\$|US\$|\$|€)\s*/, '').trim()
  const [whole = '', ...rest] = bare.split(decimal)
  const isGrouped = new RegExp(`^-?[1-9]\\d{0,2}(?:(?:\\${group}\\d{3})+|(?:\\s\\d{3})+)$`).test(whole)
  const parted = (digits: string, by: string) => digits.replaceAll(group, by).replace(/\s/g, by)
  return [parted(whole, isGrouped ? '' : '_'), ...rest.map(digits => digits.replace(/\s/g, '_'))].join('.')
}
