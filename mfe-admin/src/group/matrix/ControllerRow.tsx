import type { Controller } from '@candela/shared-contract'
import { pairOf, pairsOf, partsOf } from '@candela/shared-contract/rights/families'
import { Checkbox, Icon } from '@candela/shared-ui'
import { adminMessages } from '../../i18n/messages'
import { COLUMNS, otherMethods } from '../rights/columns'
import type { Hint } from '../rights/needs'
import { shareOf } from '../rights/rights'
import { Chips, HintButton, Problem, RowHead } from './matrixStyle'
import { PairCell, PairChip } from './PairCell'
import { useMatrix } from './useMatrix'

const OTHERS = COLUMNS.length + 1

type HintChipProps = { hint: Hint; controller: Controller; column: number }

/** A right that is of no use alone; pressing gives what it needs. */
const HintChip = ({ hint: { pair, missing }, controller, column }: HintChipProps) => {
  const t = adminMessages.useT()
  const { words, give } = useMatrix()
  const params = {
    method: words.method(partsOf(pair).method),
    needed: missing.map(one => words.pairSeenFrom(one, controller)).join(', '),
  }
  return (
    <HintButton
      type="button"
      tabIndex={-1}
      data-cell={column}
      aria-label={t('group.hint.add', params)}
      onClick={() => give(missing, true)}
    >
      <Icon name="plus" size={12} />
      {t('group.hint.needs', params)}
    </HintButton>
  )
}

export const ControllerRow = ({ controller }: { controller: Controller }) => {
  const t = adminMessages.useT()
  const { value, words, hints, problems, give } = useMatrix()
  const pairs = pairsOf(controller)
  const others = otherMethods(controller)
  const name = words.controller(controller)
  return (
    <tr>
      <th scope="row">
        <RowHead $indent>
          <Checkbox
            label={t('group.matrix.allOf', { name })}
            checked={shareOf(pairs, value)}
            onChange={held => give(pairs, held)}
            tabIndex={-1}
            data-cell={0}
          />
          {name}
        </RowHead>
      </th>
      {COLUMNS.map(column => (
        <PairCell key={column} controller={controller} column={column} />
      ))}
      <td>
        <Chips>
          {others.map((method, index) => (
            <PairChip key={method} pair={pairOf(controller, method)} column={OTHERS + index} />
          ))}
          {hints
            .filter(({ pair }) => partsOf(pair).controller === controller)
            .map((hint, index) => (
              <HintChip key={hint.pair} hint={hint} controller={controller} column={OTHERS + others.length + index} />
            ))}
          {pairs.map(pair =>
            problems.has(pair) ? (
              <Problem key={pair}>
                {words.method(partsOf(pair).method)}: {problems.get(pair)}
              </Problem>
            ) : null,
          )}
        </Chips>
      </td>
    </tr>
  )
}
