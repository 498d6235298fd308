import { type OneTechnology, oneTechnology, type TechnologyRow, technologyRowSchema } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import { canTechnology } from './technology.policy'
import type { ReadTechnology, technologiesOf } from './technology.repository'

const canOf = (actor: Actor) => abilitiesOf(oneTechnology.shape.can, action => canTechnology(actor, action))

type ListedTechnology = Awaited<ReturnType<typeof technologiesOf>>[number]

export const toTechnologyRow = (actor: Actor, row: ListedTechnology): TechnologyRow =>
  pickShown(technologyRowSchema, { ...row, can: canOf(actor) })

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneTechnology = (actor: Actor, row: ReadTechnology): OneTechnology => ({
  record: pickShown(oneTechnology.shape.record, row),
  can: canOf(actor),
})
