const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`)

const longer = (a: string | undefined, b: string) => (a !== undefined && a.length >= b.length ? a : b)

/** Of several addresses, the one that the page belongs to: the longest that it lies at or below. */
export const currentOf = (paths: readonly string[], pathname: string): string | undefined =>
  paths.filter(path => isBelow(pathname, path)).reduce<string | undefined>(longer, undefined)

/** `/report` of `/report/report05`. An address of one step, or of a single record, is in no section. */
const sectionOf = (path: string): string | undefined => /^(\/[^/]+)\/[a-z][^/]*$/i.exec(path)?.[1]

export const isSameSection = (a: string, b: string): boolean =>
  sectionOf(a) !== undefined && sectionOf(a) === sectionOf(b)
