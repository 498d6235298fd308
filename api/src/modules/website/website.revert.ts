import { type BodyOf, type endpoints, type OneWebsite, WEBSITE_REVERTS } from '@candela/shared-contract'
import { blame, type Ctx } from '../../platform/context'
import { wrongField } from '../../platform/http/app-error'
import { type TiedRow, takenBack } from '../../platform/revert'
import { type Tx, write } from '../../platform/write'
import { peopleOfWebsite } from './website.repository'
import { requireWebsite } from './website.service'
import { changeWebsiteIn } from './website.update'

const idsIn = (rows: readonly TiedRow[], side: 'was' | 'became'): number[] =>
  rows.flatMap(row => {
    const id = row[side]?.wsu_id_user
    return typeof id === 'number' ? [id] : []
  })

/** Who was attached by that action leaves, who was taken away comes back; of the others nothing is said. */
const peopleBack = async (tx: Tx, id: number, rows: readonly TiedRow[]): Promise<number[]> => {
  const [taken, came] = [idsIn(rows, 'was'), idsIn(rows, 'became')]
  const now = (await peopleOfWebsite(tx.read, id)).map(person => person.id)
  const people = [...new Set([...now.filter(person => !came.includes(person)), ...taken])]
  if (people.length === 0) throw wrongField('users', 'userRequired')
  return people
}

/** Gives a website back what one action took, with the rules of any other change. */
export const revertWebsite = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.website.revert>,
): Promise<OneWebsite> =>
  write(blame(ctx), 'website.revert', async tx => {
    // Whoever does not reach it learns nothing of its past either.
    await requireWebsite(ctx, tx.read, id)
    const fields = [...WEBSITE_REVERTS, 'anw_reject_reason'] as const
    const back = await takenBack(tx.read, { id, transaction, table: 'websites', fields, ties: ['website_users'] })
    const users = back.rows.length > 0 ? await peopleBack(tx, id, back.rows) : undefined
    return changeWebsiteIn(ctx, tx, id, { ...back.values, users, updated_at })
  })
