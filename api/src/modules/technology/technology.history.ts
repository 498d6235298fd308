import { type BodyOf, type endpoints, type OneTechnology, technologyInLog } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { write } from '../../platform/write'
import { pastOf } from '../logged'
import { technologyLogged } from './technology.repository'
import { changeTechnologyIn, technologies } from './technology.service'

const past = pastOf({ records: technologies, back: technologyInLog.revert, shows: {}, logged: technologyLogged })

export const historyOfTechnology = past.history

/** Gives a technology back what one action took, with the rules of any other change. */
export const revertTechnology = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.adNetworkCategory.revert>,
): Promise<OneTechnology> =>
  write(writeContext(ctx), 'adNetworkCategory.revert', async tx => {
    const { row, record } = await technologies.lock(ctx, tx, id, 'update', updated_at)
    const { values } = await past.takenFrom(ctx, tx, record, transaction)
    return changeTechnologyIn(ctx, tx, row, values)
  })
