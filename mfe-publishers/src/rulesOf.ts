import * as z from 'zod/mini'

/** The rules of a form are those of the call that it makes. */
export const rulesOf = <Values>(callOf: (values: Values) => readonly [z.ZodMiniType, object]) =>
  z.custom<Values>().check(({ value, issues }) => {
    const [rules, body] = callOf(value)
    const result = z.safeParse(rules, body)
    if (!result.success)
      issues.push(...result.error.issues.map(issue => ({ ...issue, input: body }) as z.core.$ZodRawIssue))
  })
