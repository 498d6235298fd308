import type { Controller, Pair } from '@candela/shared-contract'
import { type Family, pairsOf } from '@candela/shared-contract/rights/families'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { COLUMNS, type Column, cellPair } from './columns'
import { Absent, FamilyRow, Head, Help, RowHead, Stack, Table } from './matrixStyle'
import { rightMessages } from './messages'
import { countOf, type Rights } from './rights'
import type { ShownFamily } from './shown'
import type { RightWords } from './useRightWords'

/** What stands in the places of a matrix: boxes where it is changed, marks where it is read. */
export type RightsParts = {
  cell: (pair: Pair, column: Column) => ReactNode
  others: (controller: Controller) => ReactNode
  /** Several rights at once, beside what they are called. */
  ofColumn?: (column: Column, pairs: readonly Pair[]) => ReactNode
  ofFamily?: (family: Family, pairs: readonly Pair[]) => ReactNode
  ofController?: (controller: Controller, pairs: readonly Pair[]) => ReactNode
}

export type RightsTableProps = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  families: readonly ShownFamily[]
  value: Rights
  words: RightWords
  parts: RightsParts
}

const pairsIn = (column: Column, families: readonly ShownFamily[]): Pair[] =>
  families.flatMap(({ controllers }) => controllers.flatMap(controller => cellPair(controller, column) ?? []))

const NoCell = ({ role }: { role: string }) => {
  const t = rightMessages.useT()
  return (
    <td role={role} data-absent>
      <Absent aria-hidden="true">–</Absent>
      <VisuallyHidden>{t('matrix.absent')}</VisuallyHidden>
    </td>
  )
}

/** Some readers take a table that is laid out otherwise for none: it says what its parts are. */
const ROLES = { group: 'rowgroup', row: 'row', column: 'columnheader', head: 'rowheader' }

/** Rights by family and controller, whoever looks at them and for what. */
export const RightsTable = ({ families, value, words, parts, role = 'table', ...table }: RightsTableProps) => {
  const t = rightMessages.useT()
  const cell = role === 'grid' ? 'gridcell' : 'cell'
  return (
    <Table {...table} role={role}>
      <Head role={ROLES.group} data-acts={parts.ofColumn && ''}>
        <tr role={ROLES.row}>
          <th scope="col" role={ROLES.column}>
            {t('matrix.controller')}
          </th>
          {COLUMNS.map(column => (
            <th key={column} scope="col" role={ROLES.column}>
              <Stack>
                {words.method(column)}
                {parts.ofColumn?.(column, pairsIn(column, families))}
              </Stack>
            </th>
          ))}
          <th scope="col" role={ROLES.column}>
            {t('matrix.other')}
          </th>
        </tr>
      </Head>
      {families.map(({ family, controllers }) => {
        const pairs = controllers.flatMap(pairsOf)
        return (
          <tbody key={family} role={ROLES.group}>
            <FamilyRow role={ROLES.row}>
              <th scope="rowgroup" role={ROLES.head} colSpan={COLUMNS.length + 2}>
                <RowHead>
                  {parts.ofFamily?.(family, pairs)}
                  <span>
                    <b>{words.family(family)}</b>{' '}
                    <small>{t('share', { count: countOf(pairs, value), total: pairs.length })}</small>
                    {words.help(family) && <Help>{words.help(family)}</Help>}
                  </span>
                </RowHead>
              </th>
            </FamilyRow>
            {controllers.map(controller => (
              <tr key={controller} role={ROLES.row}>
                <th scope="row" role={ROLES.head}>
                  <RowHead $indent>
                    {parts.ofController?.(controller, pairsOf(controller))}
                    {words.controller(controller)}
                  </RowHead>
                </th>
                {COLUMNS.map(column => {
                  const pair = cellPair(controller, column)
                  return pair ? parts.cell(pair, column) : <NoCell key={column} role={cell} />
                })}
                {parts.others(controller)}
              </tr>
            ))}
          </tbody>
        )
      })}
    </Table>
  )
}
