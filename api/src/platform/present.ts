import type * as z from 'zod/mini'

/** What of a row leaves the server: the fields of its schema in the contract and no others. Each leaves as it is. */
export const pickShown = <S extends z.ZodMiniObject>({ shape }: S, row: z.output<S>): z.output<S> =>
  Object.fromEntries(Object.keys(shape).map(field => [field, row[field]])) as z.output<S>

/** What somebody may do to a record, of the actions that the contract asks of it. */
export const abilitiesOf = <Actions extends object>(
  { shape }: { shape: Actions },
  may: (action: keyof Actions) => boolean,
): Record<keyof Actions, boolean> =>
  Object.fromEntries(Object.keys(shape).map(action => [action, may(action as keyof Actions)])) as never
