import {
  BULK_MAX,
  type BulkAnswer,
  contractMessages,
  type ErrorCode,
  type FieldErrorCode,
  type Locale,
  languageOf,
} from '@candela/shared-contract'
import { wrongField } from './http/app-error'
import { filled } from './http/errors'

/** Why one of many stays as it is. */
export type RefusalCode = FieldErrorCode | ErrorCode

/** One of many, and what speaks against it, with how many records where they are what does. */
export type Verdict<R> = { row: R; label: string; refused: RefusalCode | null; count?: number | undefined }

const isFieldCode = (words: object, code: RefusalCode): code is FieldErrorCode => code in words

const messageOf = (locale: Locale, code: RefusalCode, count: number | undefined): string => {
  const { field, error } = contractMessages[languageOf(locale)]
  return isFieldCode(field, code) ? field[code] : filled(error[code], { count })
}

/** The records that a call names, or all that its search and filters find. */
export const chosenIds = async (
  { ids, matching }: { ids?: readonly number[] | undefined; matching?: unknown },
  find: (limit: number) => Promise<number[]>,
): Promise<number[]> => {
  if (ids) return [...new Set(ids)]
  const found = matching === undefined ? [] : await find(BULK_MAX + 1)
  if (found.length > BULK_MAX) throw wrongField('matching', 'tooMany')
  return found
}

/** What became of each; a record out of reach is answered like one that never was. */
export const bulkAnswerOf = <R extends { id: number }>(
  locale: Locale,
  transaction: string,
  asked: readonly number[],
  verdicts: readonly Verdict<R>[],
): BulkAnswer => {
  const judged = new Map(verdicts.map(verdict => [verdict.row.id, verdict]))
  const refused = asked.flatMap(id => {
    const { label = String(id), refused: code = 'notFound', count } = judged.get(id) ?? {}
    return code === null ? [] : [{ id, label, code, message: messageOf(locale, code, count) }]
  })
  return { transaction, done: asked.length - refused.length, refused }
}
