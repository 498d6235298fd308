import { languageOf, logSpeech, MASKED, type OneSystemLog, SYSTEM_LOG_WORDS } from '@candela/shared-contract'
import type { FieldChange } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { newsOf, type Touched } from './records'

type Written = OneSystemLog['record']['action'][number]

/** How the trail is read: its names for actions, kinds, tables and fields, what stands in the fields, and its sentences. */
export const useLogWords = () => {
  const locale = useLocale()
  return useMemo(() => {
    const speech = logSpeech(locale)
    const words = SYSTEM_LOG_WORDS[languageOf(locale)]
    const readable = (value: string | null, field: string) => (value === null ? null : speech.value(field, value))
    const changesOf = (record: Touched, row: Written): FieldChange[] => {
      const { changes, rowCameOrWent } = newsOf(record, row)
      return changes.map(({ field, before, after }) => ({
        id: `${row.id} ${field}`,
        label: speech.field(field),
        before: readable(before, field),
        after: readable(after, field),
        masked: [before, after].includes(MASKED),
        rowCameOrWent,
      }))
    }
    return {
      ...words,
      sentenceOf: speech.sentence,
      actionOf: speech.action,
      kindOf: speech.kind,
      tableOf: speech.table,
      fieldOf: speech.field,
      changesOf,
    }
  }, [locale])
}
