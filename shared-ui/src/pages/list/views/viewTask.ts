import type { View } from '@candela/shared-contract'

/** What the list shows now, as a view would keep it. */
export type Shown = Pick<View, 'viw_search' | 'viw_look'> & {
  /** It is no longer what the chosen view keeps. */
  changed: boolean
}

/** What is done to views in a dialog. */
export type ViewTask = { kind: 'keep' } | { kind: 'edit' | 'remove'; view: View }
