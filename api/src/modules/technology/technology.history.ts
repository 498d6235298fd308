import { type BodyOf, type endpoints, type OneTechnology, technologyLogConfig } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { defineHistory } from '../logged'
import { technologyLogRules } from './technology.repository'
import { changeTechnologyIn, technologyAccess } from './technology.service'

const recordHistory = defineHistory({
  records: technologyAccess,
  revertible: technologyLogConfig.revert,
  shows: { technology_merges: ['tmg_id_from', 'tmg_facts', 'tmg_facts_added', 'tmg_undone_at'] },
  logged: technologyLogRules,
})

export const historyOfTechnology = recordHistory.history

/** Gives a technology back what one action took, with the rules of any other change. */
export const revertTechnology = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.adNetworkCategory.revert>,
): Promise<OneTechnology> =>
  write(writeContext(ctx), 'adNetworkCategory.revert', async tx => {
    const { row, record } = await technologyAccess.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await recordHistory.changesToRevert(ctx, tx, record, transaction)
    return changeTechnologyIn(ctx, tx, row, values)
  })
