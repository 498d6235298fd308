import * as z from 'zod/mini'
import { FILE_FORMATS } from './csv'
import { idText } from './fields'

export const MAX_PER_PAGE = 200

/**
 * The question every list endpoint takes. Sorts and filters are allow-lists: a column that is not named here cannot be
 * sorted by or searched through, so hidden columns are no oracle.
 */
export const listBody = <const S extends readonly [string, ...string[]], F extends z.core.$ZodLooseShape>(
  sortable: S,
  filters: F,
) =>
  z.strictObject({
    page: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    perPage: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PER_PAGE))),
    sort: z.optional(
      z.array(z.strictObject({ field: z.enum(sortable), dir: z.enum(['asc', 'desc']) })).check(z.maxLength(4)),
    ),
    search: z.optional(z.string().check(z.maxLength(200))),
    filters: z.optional(z.strictObject(filters)),
  })

/** A filter that lets several values through. They are text, as addresses carry them: numbers and ids as well. */
export const anyOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)))
export const anyId = z.optional(z.array(idText).check(z.maxLength(100)))

export const listAnswer = <T extends z.core.$ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    meta: z.object({
      total: z.int(),
      page: z.int(),
      perPage: z.int(),
      asOf: z.string(),
      /** Filter → value → how many rows it would let through, whatever is chosen in that filter now. */
      counts: z.optional(z.record(z.string(), z.record(z.string(), z.int()))),
    }),
  })

/** CSV unless said otherwise. */
export const fileFormat = z.optional(z.enum(FILE_FORMATS))

/** The list as a file: what it shows, in its order, with these columns. */
export const exportBody = <
  S extends z.core.$ZodType,
  T extends z.core.$ZodType,
  F extends z.core.$ZodType,
  const C extends readonly [string, ...string[]],
>(
  { shape }: { shape: { sort: S; search: T; filters: F } },
  columns: C,
) =>
  z.strictObject({
    sort: shape.sort,
    search: shape.search,
    filters: shape.filters,
    columns: z
      .array(z.enum(columns))
      .check(z.minLength(1, { error: 'required' }), z.maxLength(columns.length, { error: 'tooMany' })),
    format: fileFormat,
  })

/** Of pickers: what somebody types of the name, and how many they want to see. */
export const simpleListQuery = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/, { error: 'invalid' }))),
})

/** What pickers get: an id and the words for it. */
export const simpleListAnswer = z.array(z.object({ id: z.int(), label: z.string() }))

/** How many rows a list asks for at a time. */
export const LIST_PAGE = 100

export type ListSort = { field: string; dir: 'asc' | 'desc' }
/** What a list shows, as its address says it. */
export type ListState = { search: string; sort: ListSort[]; filters: Record<string, string[]> }

const FILTER = 'f.'

/** In the address of a list: what was removed of it is shown, in place of what is there. */
export const showsRemoved = (search: string): boolean => new URLSearchParams(search).get('removed') === 'true'

export const withRemoved = (search: string, removed: boolean): string =>
  removed ? `?removed=true${search && `&${search.slice(1)}`}` : search

/** `?q=text&sort=-users_count,gro_name&f.gro_scope=own&f.gro_scope=all`. What is not understood is left out. */
export const listStateOf = (search: string): ListState => {
  const query = new URLSearchParams(search)
  const filters: Record<string, string[]> = {}
  for (const key of new Set(query.keys()))
    if (key.startsWith(FILTER)) filters[key.slice(FILTER.length)] = query.getAll(key)
  return {
    search: query.get('q') ?? '',
    sort: (query.get('sort') ?? '')
      .split(',')
      .filter(Boolean)
      .map(text => (text.startsWith('-') ? { field: text.slice(1), dir: 'desc' } : { field: text, dir: 'asc' })),
    filters,
  }
}

/** The other way round; what is as usual says nothing. */
export const toQueryString = ({ search, sort, filters }: ListState): string => {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (sort.length > 0) query.set('sort', sort.map(({ field, dir }) => (dir === 'desc' ? `-${field}` : field)).join(','))
  for (const [key, values] of Object.entries(filters)) for (const value of values) query.append(FILTER + key, value)
  const text = query.toString()
  return text && `?${text}`
}

/** The question for one page of a list. Whoever asks it first, the page or the shell ahead of it, asks the same. */
export const listRequestOf = ({ search, sort, filters }: ListState, page = 1) => ({
  page,
  perPage: LIST_PAGE,
  ...(search && { search }),
  ...(sort.length > 0 && { sort }),
  ...(Object.keys(filters).length > 0 && { filters }),
})
