import { type Controller, type Method, type Pair, PERMISSIONS } from '@candela/shared-contract'
import { pairOf } from '@candela/shared-contract/rights/families'

/** The methods that nearly every controller has; the others stand beside them by name. */
export const COLUMNS = ['list', 'get', 'store', 'update', 'destroy'] as const satisfies readonly Method[]
export type Column = (typeof COLUMNS)[number]

const isColumn = (method: Method): method is Column => (COLUMNS as readonly Method[]).includes(method)

const methodsOf = (controller: Controller): readonly Method[] => PERMISSIONS[controller]

/** The right of a cell; undefined where the controller has no such method. */
export const cellPair = (controller: Controller, column: Column): Pair | undefined =>
  methodsOf(controller).includes(column) ? pairOf(controller, column) : undefined

export const otherMethods = (controller: Controller): Method[] =>
  methodsOf(controller).filter(method => !isColumn(method))
