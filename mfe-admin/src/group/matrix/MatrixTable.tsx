import type { Pair } from '@candela/shared-contract'
import { pairsOf } from '@candela/shared-contract/rights/families'
import { Checkbox, VisuallyHidden } from '@candela/shared-ui'
import { useId, useRef } from 'react'
import { adminMessages } from '../../i18n/messages'
import { COLUMNS, type Column, cellPair } from '../rights/columns'
import { countOf, shareOf } from '../rights/rights'
import type { ShownFamily } from '../rights/shown'
import { ControllerRow } from './ControllerRow'
import { FamilyRow, Head, RowHead, Stack, Table, Wrap } from './matrixStyle'
import { columnOf } from './PairCell'
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

const pairsIn = (column: Column, families: readonly ShownFamily[]): Pair[] =>
  families.flatMap(({ controllers }) => controllers.flatMap(controller => cellPair(controller, column) ?? []))

/** What is not shown is not touched by the boxes of columns and families. */
export const MatrixTable = ({ families }: { families: readonly ShownFamily[] }) => {
  const t = adminMessages.useT()
  const help = useId()
  const table = useRef<HTMLTableElement>(null)
  const keys = useGridKeys(table)
  const { value, words } = useMatrix()
  return (
    <Wrap>
      <VisuallyHidden id={help}>{t('group.matrix.help')}</VisuallyHidden>
      <Table ref={table} role="grid" aria-label={t('group.rights')} aria-describedby={help} {...keys}>
        <Head>
          <tr>
            <th scope="col">{t('group.matrix.controller')}</th>
            {COLUMNS.map(column => (
              <th key={column} scope="col">
                <Stack>
                  {words.method(column)}
                  {pairsIn(column, families).length > 0 && (
                    <ShareBox
                      label={t('group.matrix.column', { name: words.method(column) })}
                      pairs={pairsIn(column, families)}
                      column={columnOf(column)}
                    />
                  )}
                </Stack>
              </th>
            ))}
            <th scope="col">{t('group.matrix.other')}</th>
          </tr>
        </Head>
        {families.map(({ family, controllers }) => {
          const pairs = controllers.flatMap(pairsOf)
          const count = countOf(pairs, value)
          return (
            <tbody key={family}>
              <FamilyRow>
                <th scope="rowgroup" colSpan={COLUMNS.length + 2}>
                  <RowHead>
                    <ShareBox
                      label={t('group.matrix.allOf', { name: words.family(family) })}
                      pairs={pairs}
                      column={0}
                    />
                    <span>
                      <b>{words.family(family)}</b> <small>{t('group.share', { count, total: pairs.length })}</small>
                    </span>
                  </RowHead>
                </th>
              </FamilyRow>
              {controllers.map(controller => (
                <ControllerRow key={controller} controller={controller} />
              ))}
            </tbody>
          )
        })}
      </Table>
    </Wrap>
  )
}
