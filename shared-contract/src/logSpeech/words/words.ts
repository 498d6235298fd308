import type { RowEvent } from '../rowEvent'
import type { ChoiceField } from '../values'
import type { en } from './en'

/** A sentence with places for what it is about; one for each number where it counts. */
export type Template = string | { one: string; many?: string; other: string }

/** Choices that no other words of the contract name. */
export type OwnChoice = Extract<ChoiceField, 'viw_sharing' | 'ccl_source' | 'rev_format' | 'rch_kind'>

type Changed = Record<'withValues' | 'one' | 'two' | 'more' | 'none', Template>

export type LogSentences = {
  product: string
  empty: string
  yes: string
  no: string
  unknown: Record<'kind' | 'table' | 'field' | 'action' | 'value', string>
  noun: Record<keyof (typeof en)['noun'], string>
  named: string
  generic: Record<Exclude<RowEvent, 'changed'>, Template> & { changed: Changed; undone: Changed }
  many: Record<RowEvent, Template>
  /** By table and what became of its row. */
  row: Record<keyof (typeof en)['row'], Template>
  /** By action and table, where the action is more than that. */
  said: Record<keyof (typeof en)['said'], Template>
  choice: Record<OwnChoice, Readonly<Record<string, string>>>
}
