import type { RowEvent } from './rowEvent'
import { en } from './words/en'
import type { Template } from './words/words'

const SAID: Readonly<Record<string, Template>> = en.said
const ROW: Readonly<Record<string, Template>> = en.row

export const PLACE = /\{\{(\w+)\}\}/g

export const placesOf = (template: Template): string[] => {
  const text = typeof template === 'string' ? template : template.other
  return [...text.matchAll(PLACE)].flatMap(([, name]) => name ?? [])
}

/** Where the words about a row may stand, the most particular first: what an action did may show in a field that changed. */
export const keysOf = (action: string, table: string, rowEvent: RowEvent, changed: readonly string[]) => ({
  said: [...changed.map(field => `${action} ${table} ${field}`), `${action} ${table}`],
  row: `${table}.${rowEvent}`,
})

/** When something was changed: it changes with that, and says nothing beside it. */
const QUIET = ['adn_access_changed_at', 'updated_at']

/** The fields of a change that people are told. */
export const toldOf = (fields: readonly string[]): readonly string[] => {
  const told = fields.filter(field => !QUIET.includes(field))
  return told.length > 0 ? told : fields
}

/** The fields of which the sentence about a row may say the values, so that no others are sent to whoever reads it. */
export const fieldsSaid = (
  action: string,
  table: string,
  rowEvent: RowEvent,
  changed: readonly string[],
): readonly string[] => {
  const { said, row } = keysOf(action, table, rowEvent, changed)
  const named = [...said.map(key => SAID[key]), ROW[row]].flatMap(template => (template ? placesOf(template) : []))
  const told = toldOf(changed)
  return [...new Set([...named.filter(place => place.includes('_')), ...(told.length === 1 ? told : [])])]
}
