import { DENSITIES, type Density } from '@candela/shared-contract'

export const ROW_HEIGHTS: Record<Density, number> = { compact: 32, normal: 38, relaxed: 48 }

/** How somebody wants to see a list: fields in their order, those left out, and the height of rows. */
export type ListLook = { order: string[]; hidden: string[]; density: Density }

const keyOf = (list: string, userId: number | undefined) => `candela.list.${list}.${userId ?? 0}`

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** How a list looks to who has not touched it, as far as it differs from others. */
export type UsualLook = Partial<Pick<ListLook, 'hidden' | 'density'>>

/** Fingers need higher rows; everybody else starts with the usual ones. */
export const firstLook = ({ hidden = [], density = 'normal' }: UsualLook = {}): ListLook => ({
  order: [],
  hidden,
  density: matchMedia('(pointer: coarse)').matches ? 'relaxed' : density,
})

/** Anything unreadable is a list that nobody has touched yet. */
export const readLook = (list: string, userId: number | undefined, usual?: UsualLook): ListLook => {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(list, userId)) ?? 'null') as Record<string, unknown>
    const density = DENSITIES.find(each => each === stored.density) ?? firstLook(usual).density
    return { order: texts(stored.order), hidden: texts(stored.hidden), density }
  } catch {
    return firstLook(usual)
  }
}

export const writeLook = (list: string, userId: number | undefined, look: ListLook): void => {
  try {
    localStorage.setItem(keyOf(list, userId), JSON.stringify(look))
  } catch {
    // Without storage the look holds for this page only.
  }
}

/** The first column stands first whatever was stored; one that is new comes at the end, in sight. */
export const inOrder = <C extends { field: string }>(columns: readonly C[], order: readonly string[]): C[] => {
  const [first, ...others] = columns
  if (!first) return []
  const rank = ({ field }: C) => (order.includes(field) ? order.indexOf(field) : order.length)
  return [first, ...others.sort((a, b) => rank(a) - rank(b))]
}

/** A field in the place of another, which makes room. */
export const inPlaceOf = (order: readonly string[], field: string, other: string): string[] => {
  const to = order.indexOf(other)
  const without = order.filter(each => each !== field)
  return [...without.slice(0, to), field, ...without.slice(to)]
}

export const moved = (order: readonly string[], field: string, by: -1 | 1): string[] => {
  const from = order.indexOf(field)
  const without = order.filter(each => each !== field)
  return [...without.slice(0, from + by), field, ...without.slice(from + by)]
}
