import type { Pair } from '@candela/shared-contract'
import { Checkbox, VisuallyHidden } from '@candela/shared-ui'
import { RightsTable, rightMessages, type ShownFamily, shareOf } from '@candela/shared-ui/rights'
import { useId, useRef } from 'react'
import { adminMessages } from '../../i18n/messages'
import { ControllerRights } from './ControllerRights'
import { columnOf, HeldCell } from './PairCell'
import { useGridKeys } from './useGridKeys'
import { useMatrix } from './useMatrix'

type ShareBoxProps = { label: string; pairs: readonly Pair[]; column: number }

/** Several rights at once: all, none or some. */
const ShareBox = ({ label, pairs, column }: ShareBoxProps) => {
  const { value, give } = useMatrix()
  return (
    <Checkbox
      label={label}
      checked={shareOf(pairs, value)}
      onChange={held => give(pairs, held)}
      tabIndex={-1}
      data-cell={column}
    />
  )
}

/** What is not shown is not touched by the boxes of columns and families. */
export const MatrixTable = ({ families }: { families: readonly ShownFamily[] }) => {
  const t = adminMessages.useT()
  const rights = rightMessages.useT()
  const help = useId()
  const table = useRef<HTMLTableElement>(null)
  const keys = useGridKeys(table)
  const { value, words } = useMatrix()
  return (
    <>
      <VisuallyHidden id={help}>{t('group.matrix.help')}</VisuallyHidden>
      <RightsTable
        ref={table}
        role="grid"
        aria-label={rights('title')}
        aria-describedby={help}
        {...keys}
        families={families}
        value={value}
        words={words}
        parts={{
          ofColumn: (column, pairs) =>
            pairs.length > 0 && (
              <ShareBox
                label={t('group.matrix.column', { name: words.method(column) })}
                pairs={pairs}
                column={columnOf(column)}
              />
            ),
          ofFamily: (family, pairs) => (
            <ShareBox label={t('group.matrix.section', { name: words.family(family) })} pairs={pairs} column={0} />
          ),
          ofController: (controller, pairs) => (
            <ShareBox
              label={t('group.matrix.allOf', { name: words.controller(controller) })}
              pairs={pairs}
              column={0}
            />
          ),
          cell: (pair, column) => <HeldCell key={column} pair={pair} column={columnOf(column)} />,
          others: controller => <ControllerRights controller={controller} />,
        }}
      />
    </>
  )
}
