import * as z from 'zod/mini'

/** Readable, encrypted, and without a name or password in it: nobody is led elsewhere than it seems. */
const isSafeLink = (text: string): boolean => {
  if (!/^https:\/\/[^\s\\@]+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname } = new URL(text)
  return hostname.includes('.') && !hostname.endsWith('.')
}

/** An address of a page elsewhere. */
export const safeLink = z
  .string()
  .check(z.trim(), z.maxLength(1_000, { error: 'tooLong', abort: true }), z.refine(isSafeLink, { error: 'link' }))

/** Where such a link leads, in letters that cannot pass for others. */
export const hostOfLink = (link: string): string => new URL(link).host
