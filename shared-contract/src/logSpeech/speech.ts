import { SYSTEM_LOG_WORDS } from '../entities/systemLogWords'
import type { Language, Locale } from '../locales'
import { languageOf, tagOf } from '../locales'
import { choicesIn } from './choices'
import { dayText, instantText, monthText, numberText, percentText, reaisText } from './format'
import { isByItself, MASKED, PARTS, type RowEvent } from './rowEvent'
import { keysOf, PLACE, placesOf, toldOf } from './told'
import { type ChoiceField, valueKindOf } from './values'
import { LOG_SENTENCES } from './words'
import type { Template } from './words/words'

/** What a sentence is made of: a row of the log, or the part of a history that one row is. */
export type Spoken = {
  slo_action: string
  slo_type: string
  slo_table_name: string
  slo_object_id: number | null
  /** What the record is called, where it has a name. */
  object: string | null
  actor: { label: string } | null
  rowEvent: RowEvent
  /** The fields that changed, as far as the reader is shown them. */
  fields: readonly string[]
  /** What the sentence may say of it, before and after; with what names the row where that stayed. */
  changes: readonly { field: string; before: string | null; after: string | null }[]
  /** Rows that stand together as this one. */
  count?: number
}

/** Longer texts are read on the page of the row. */
const LONGEST = 80

/** On one line, and no longer than a line bears. */
const clipped = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line
}

type Words = Readonly<Record<string, string>>
type Places = Readonly<Record<string, string | undefined>>

const wordOf = (words: Words, key: string, unknown: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? unknown) : unknown

const templateOf = (templates: Readonly<Record<string, Template>>, key: string): Template | undefined =>
  Object.hasOwn(templates, key) ? templates[key] : undefined

type CameOrWent = Exclude<RowEvent, 'changed'>

const isOn = (value: string): boolean => value === '1' || value === 'true'

const speechIn = (locale: Locale, timeZone?: string) => {
  const language: Language = languageOf(locale)
  const words = SYSTEM_LOG_WORDS[language]
  const sentences = LOG_SENTENCES[language]
  const choices = choicesIn(language)
  const plural = new Intl.PluralRules(tagOf(locale))
  const { unknown, generic } = sentences

  const kind = (key: string) => wordOf(words.kind, key, unknown.kind)
  const table = (key: string) => wordOf(words.table, key, unknown.table)
  const field = (key: string) => wordOf(words.field, key, unknown.field)
  const action = (key: string) => wordOf(words.action, key, unknown.action)

  /** As people read it; what is a list or a key of ours stays as it stands. */
  const value = (name: string, text: string): string => {
    const valueKind = valueKindOf(name)
    if (text === '') return sentences.empty
    if (valueKind === 'choice') return wordOf(choices[name as ChoiceField], text, unknown.value)
    if (valueKind === 'flag') return isOn(text) ? sentences.yes : sentences.no
    if (valueKind === 'instant') return instantText(locale, text, timeZone)
    if (valueKind === 'day') return dayText(locale, text)
    if (valueKind === 'month') return monthText(locale, text)
    if (valueKind === 'percent') return percentText(locale, text)
    if (valueKind === 'reais') return reaisText(locale, text)
    return valueKind === 'number' ? numberText(locale, text) : text
  }

  /** Nothing where a value is none that can be said. */
  const spokenValue = (name: string, text: string | null): string | undefined => {
    if (valueKindOf(name) === 'unreadable' || text === MASKED) return undefined
    return text === null ? sentences.empty : clipped(value(name, text))
  }

  /** Names are put in once and never read as places themselves. Nothing where a place stays empty. */
  const filled = (template: Template | undefined, places: Places, count = 0): string | undefined => {
    if (template === undefined || placesOf(template).some(place => places[place] === undefined)) return undefined
    const rule = plural.select(count)
    const chosen =
      typeof template === 'string' ? template : rule === 'one' || rule === 'many' ? template[rule] : template.other
    const text = chosen ?? (typeof template === 'string' ? template : template.other)
    return text.replace(PLACE, (_, place: string) => places[place] ?? '')
  }

  const placesFor = (row: Spoken): Places => {
    const told = toldOf(row.fields)
    const [first, second] = told
    const only = told.length === 1 ? row.changes.find(change => change.field === first) : undefined
    const noun = wordOf(sentences.noun, row.slo_type, unknown.kind)
    const numbered = row.slo_object_id === null ? noun : `${noun} ${row.slo_object_id}`
    const record = row.object === null || row.object === '' ? numbered : clipped(row.object)
    const named = filled(sentences.named, { noun, name: record }) ?? record
    const fromFields = row.changes.map(change => {
      const text = change.after ?? change.before
      return [change.field, text === null ? undefined : spokenValue(change.field, text)] as const
    })
    return {
      ...Object.fromEntries(fromFields),
      who: isByItself(row.slo_action, row.actor) ? sentences.product : clipped(row.actor?.label ?? ''),
      record,
      named: record === numbered ? numbered : named,
      table: table(row.slo_table_name),
      field: first && field(first),
      other: second && field(second),
      before: only && spokenValue(only.field, only.before),
      after: only && spokenValue(only.field, only.after),
    }
  }

  const changedWords = (row: Spoken, places: Places): string | undefined => {
    const group = row.slo_action.endsWith('.revert') ? generic.undone : generic.changed
    const more = toldOf(row.fields).length - 2
    if (more > 0) return filled(group.more, { ...places, count: numberText(locale, String(more)) }, more)
    if (more === 0) return filled(group.two, places)
    return more === -1 ? (filled(group.withValues, places) ?? filled(group.one, places)) : filled(group.none, places)
  }

  /** How many rows it was about, where the sentence of a single one says that. */
  const countIn = (row: Spoken): number =>
    Number(row.changes.find(change => change.field.endsWith('_rows'))?.after ?? 0)

  /** Who did what to which record, and one value before and after. */
  const sentence = (row: Spoken): string => {
    const places = placesFor(row)
    const { count = 1 } = row
    if (count > 1) {
      const many = filled(sentences.many[row.rowEvent], { ...places, count: numberText(locale, String(count)) }, count)
      if (many) return many
    }
    const keys = keysOf(row.slo_action, row.slo_table_name, row.rowEvent, row.fields)
    const own = [...keys.said.map(key => templateOf(sentences.said, key)), templateOf(sentences.row, keys.row)]
    // A part that came or went is a change of its record.
    const came = PARTS.includes(row.slo_table_name) ? generic.changed.none : generic[row.rowEvent as CameOrWent]
    const general = row.rowEvent === 'changed' ? changedWords(row, places) : filled(came, places)
    const particular = own.map(template => filled(template, places, countIn(row))).find(text => text !== undefined)
    return particular ?? general ?? action(row.slo_action)
  }

  /** A line for each field that changed, and one for what came or went. */
  const lines = (row: Spoken): string[] => {
    if (row.rowEvent !== 'changed' || row.fields.length < 2) return [sentence(row)]
    return toldOf(row.fields).map(name => sentence({ ...row, fields: [name] }))
  }

  return { kind, table, field, action, value, sentence, lines, empty: sentences.empty }
}

const speeches = new Map<string, LogSpeech>()

export type LogSpeech = ReturnType<typeof speechIn>

/** How the log is read in a language and by a clock; without one by the reader's own. The same object each time. */
export const logSpeech = (locale: Locale, timeZone?: string): LogSpeech => {
  const key = `${locale} ${timeZone}`
  const known = speeches.get(key) ?? speechIn(locale, timeZone)
  speeches.set(key, known)
  return known
}
