import {
  contractMessages,
  type FieldErrorCode,
  type ImportProblem,
  type Locale,
  languageOf,
} from '@candela/shared-contract'
import { throwIfAny } from '../http/app-error'

/** What is wrong with a line of a file; without a field with all of it. */
export type LineProblem<C extends string = string> = { line: number; field: C | null; code: FieldErrorCode }

const SHOWN = 200
const REFUSED = 20

/** As many as somebody puts right at a time, in words. */
export const shownProblems = (locale: Locale, problems: readonly LineProblem[]): ImportProblem[] => {
  const words = contractMessages[languageOf(locale)].field
  return problems.slice(0, SHOWN).map(problem => ({ ...problem, message: words[problem.code] }))
}

/** A file with a wrong line is not stored, and the first of them are named. */
export const refuseProblems = (problems: readonly LineProblem[]): void =>
  throwIfAny(
    problems
      .slice(0, REFUSED)
      .map(({ line, field, code }) => ({ field: field ? `line ${line}: ${field}` : `line ${line}`, code })),
  )
