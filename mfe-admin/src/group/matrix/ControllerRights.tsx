import type { Controller } from '@candela/shared-contract'
import { pairOf, pairsOf, partsOf } from '@candela/shared-contract/rights/families'
import type { Hint } from '@candela/shared-contract/rights/needs'
import { Icon } from '@candela/shared-ui'
import { ActionCell, Chips, COLUMNS, HintButton, otherMethods, Problem } from '@candela/shared-ui/rights'
import { adminMessages } from '../../i18n/messages'
import { PairChip } from './PairCell'
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

/** What a controller has besides the columns, and what is to be said of its rights. */
export const ControllerRights = ({ controller }: { controller: Controller }) => {
  const { words, hints, problems } = useMatrix()
  const others = otherMethods(controller)
  return (
    <ActionCell>
      <Chips>
        {others.map((method, index) => (
          <PairChip key={method} pair={pairOf(controller, method)} column={OTHERS + index} />
        ))}
        {hints
          .filter(({ pair }) => partsOf(pair).controller === controller)
          .map((hint, index) => (
            <HintChip key={hint.pair} hint={hint} controller={controller} column={OTHERS + others.length + index} />
          ))}
        {pairsOf(controller).map(pair =>
          problems.has(pair) ? (
            <Problem key={pair}>
              {words.method(partsOf(pair).method)}: {problems.get(pair)}
            </Problem>
          ) : null,
        )}
      </Chips>
    </ActionCell>
  )
}
