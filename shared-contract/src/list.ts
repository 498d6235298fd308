import * as z from 'zod/mini'

export const MAX_PER_PAGE = 200

/**
 * The question every list endpoint takes. Sorts and filters are allow-lists: a column that is not named here cannot be
 * sorted by or searched through, so hidden columns are no oracle.
 */
export const listQuery = <const S extends readonly [string, ...string[]], F extends z.core.$ZodLooseShape>(
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

export const listAnswer = <T extends z.core.$ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    meta: z.object({ total: z.int(), page: z.int(), perPage: z.int(), asOf: z.string() }),
  })

/** What pickers get: an id and the words for it. */
export const simpleListAnswer = z.array(z.object({ id: z.int(), label: z.string() }))
