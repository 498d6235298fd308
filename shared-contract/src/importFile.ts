import * as z from 'zod/mini'
import { LANGUAGES, type Language } from './locales'

/** What a file to import may be, whatever its lines are of. */
export const IMPORT_TYPES = ['text/csv'] as const
export const IMPORT_BYTES = 4 * 1024 * 1024
export const IMPORT_ROWS = 10_000

/** What is wrong with a line; without a field with all of it. */
export const importProblem = z.object({
  line: z.int(),
  field: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof importProblem>

const plain = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/** Text → what it stands for, in whatever language somebody wrote it. */
export const lookUp = <T>(entries: (language: Language) => readonly (readonly [text: string, value: T])[]) => {
  const known = new Map(
    LANGUAGES.flatMap(language => entries(language).map(([text, value]) => [plain(text), value] as const)),
  )
  return (text: string): T | undefined => known.get(plain(text))
}
