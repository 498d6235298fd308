import type { ReactNode } from 'react'

/** One column of a list, and one fact of its cards. */
export type Column<R> = {
  /** The field's name on the wire: what is sorted by and remembered. */
  field: keyof R & string
  label: string
  cell: (row: R) => ReactNode
  sortable?: boolean
  /** Figures stand at the right, under their heading. */
  numeric?: boolean
  /** All of its figures may still change: its heading says it once. */
  estimate?: boolean
  /** Pixels that it needs at least. */
  width: number
  /** Its part of the room that is left; none keeps it at its width. */
  grow?: number
  /** Stays in sight at the end when there is more than there is room for. */
  pinned?: boolean
  /** Where it goes on a phone. The first column is the title; the others are facts, three at most. */
  card?: 'besideTitle' | 'fact' | 'none'
  /** What it shows beside its own field, and is a column of the file by itself. */
  alsoInFile?: readonly string[]
}

export type Sort = { field: string; dir: 'asc' | 'desc' }
