import type { Pair } from '@candela/shared-contract'
import { partsOf } from '@candela/shared-contract/rights/families'
import { Checkbox, ToggleChip, VisuallyHidden } from '@candela/shared-ui'
import { Called, Cell, CellLabel, ChipMark, COLUMNS, type Column } from '@candela/shared-ui/rights'
import { useId } from 'react'
import { adminMessages } from '../../i18n/messages'
import { useMatrix } from './useMatrix'

/** What is said of a right beside its name: how it was changed, and what is wrong with it. */
const useNote = (pair: Pair) => {
  const t = adminMessages.useT()
  const id = useId()
  const { markOf, problems } = useMatrix()
  const mark = markOf(pair)
  const note = [mark && t(`group.matrix.${mark}`), problems.get(pair)].filter(Boolean).join('. ')
  return {
    mark,
    describedBy: note ? id : undefined,
    note: note && <VisuallyHidden id={id}>{note}</VisuallyHidden>,
    wrong: problems.has(pair),
  }
}

export const HeldCell = ({ pair, column }: { pair: Pair; column: number }) => {
  const { value, words, give, hints } = useMatrix()
  const { mark, note, describedBy, wrong } = useNote(pair)
  return (
    <Cell $mark={mark} $needy={hints.some(hint => hint.pair === pair)}>
      <CellLabel>
        <Checkbox
          label={words.pair(pair)}
          checked={value.has(pair)}
          onChange={held => give([pair], held)}
          tabIndex={-1}
          data-cell={column}
          aria-describedby={describedBy}
          aria-invalid={wrong || undefined}
        />
        <Called aria-hidden="true">{words.method(partsOf(pair).method)}</Called>
      </CellLabel>
      {note}
    </Cell>
  )
}

/** The first column is the controller's own. */
export const columnOf = (column: Column): number => COLUMNS.indexOf(column) + 1

export const PairChip = ({ pair, column }: { pair: Pair; column: number }) => {
  const { value, words, give } = useMatrix()
  const { mark, note, describedBy, wrong } = useNote(pair)
  return (
    <ChipMark $mark={mark}>
      <ToggleChip
        pressed={value.has(pair)}
        onChange={held => give([pair], held)}
        tabIndex={-1}
        data-cell={column}
        data-invalid={wrong || undefined}
        aria-describedby={describedBy}
        aria-label={words.pair(pair)}
      >
        {words.method(partsOf(pair).method)}
      </ToggleChip>
      {note}
    </ChipMark>
  )
}
