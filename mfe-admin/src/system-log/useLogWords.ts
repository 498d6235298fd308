import {
  ACCOUNT_WORDS,
  isLocale,
  languageOf,
  logWord,
  type OneSystemLog,
  SYSTEM_LOG_WORDS,
  USER_WORDS,
  WEBSITE_WORDS,
} from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import type { FieldChange } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { adminMessages } from '../i18n/messages'
import { newsOf, type Touched } from './records'

type Written = OneSystemLog['record']['action'][number]

/** What the trail says in place of a secret. */
const SECRET = 'changed'

const isShare = (field: string) => field.endsWith('_comission')
const isFlag = (field: string) => /^acc_(is|enable|gross)_/.test(field) || field === 'acm_is_main'

/** How the trail is read: its names for actions, kinds, tables and fields, and what stands in the fields. */
export const useLogWords = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  const locale = useLocale()
  return useMemo(() => {
    const language = languageOf(locale)
    const words = SYSTEM_LOG_WORDS[language]
    const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      usr_status: USER_WORDS[language].status,
      anw_status: WEBSITE_WORDS[language].status,
      acc_tier: ACCOUNT_WORDS[language].tier,
    }
    const readable = (value: string | null, field: string): string | null => {
      if (value === null) return null
      if (named[field]) return logWord(named[field], value)
      if (field === 'usr_locale' && isLocale(value)) return USER_WORDS[language].locale[value]
      if (isShare(field)) return format.percent(value)
      if (isFlag(field)) return t(['1', 'true'].includes(value) ? 'systemLog.yes' : 'systemLog.no')
      return field.endsWith('_at') ? format.dateTime(value) : value
    }
    const changesOf = (record: Touched, row: Written): FieldChange[] => {
      const { changes, isWhole } = newsOf(record, row)
      return changes.map(({ field, before, after }) => ({
        id: `${row.id} ${field}`,
        label: logWord(words.field, field),
        before: readable(before, field),
        after: readable(after, field),
        masked: [before, after].includes(SECRET),
        isWhole,
      }))
    }
    return {
      ...words,
      actionOf: (action: string) => logWord(words.action, action),
      kindOf: (kind: string) => logWord(words.kind, kind),
      tableOf: (table: string) => logWord(words.table, table),
      fieldOf: (field: string) => logWord(words.field, field),
      changesOf,
    }
  }, [t, format, locale])
}
