import * as z from 'zod/mini'

/** The rules of a form are those of the call that it makes; `further` ones are asked whatever these say. */
export const rulesOf = <Values>(
  callOf: (values: Values) => readonly [z.ZodMiniType, object],
  ...further: readonly z.ZodMiniType[]
) =>
  z.custom<Values>().check(({ value, issues }) => {
    const [rules, body] = callOf(value)
    for (const each of [rules, ...further]) {
      const result = z.safeParse(each, body)
      if (!result.success)
        issues.push(...result.error.issues.map(issue => ({ ...issue, input: body }) as z.core.$ZodRawIssue))
    }
  })
