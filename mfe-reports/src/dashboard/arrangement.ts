import { CARDS, type CardId } from './cards'

/** Which cards somebody sees, and which of a part of the page come first. */
export type Arrangement = { order: CardId[]; hidden: CardId[] }

export const USUAL_ARRANGEMENT: Arrangement = { order: [], hidden: [] }

const keyOf = (userId: number) => `candela.dashboard.${userId}`

const known = (value: unknown): CardId[] =>
  Array.isArray(value) ? CARDS.flatMap(({ id }) => (value.includes(id) ? [id] : [])) : []

/** Anything unreadable is a dashboard that nobody has touched yet; cards that are gone are left out. */
export const readArrangement = (userId: number): Arrangement => {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Record<string, unknown> | null
    const order = stored?.order
    return {
      order: Array.isArray(order) ? known(order).sort((a, b) => order.indexOf(a) - order.indexOf(b)) : [],
      hidden: known(stored?.hidden),
    }
  } catch {
    return USUAL_ARRANGEMENT
  }
}

export const writeArrangement = (userId: number, arrangement: Arrangement): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(arrangement))
  } catch {
    // Without storage it holds for this page only.
  }
}

/** A card that is new comes at the end, in sight. */
export const arranged = <C extends { id: CardId }>(cards: readonly C[], order: readonly CardId[]): C[] => {
  const rank = ({ id }: C) => (order.includes(id) ? order.indexOf(id) : order.length)
  return cards.toSorted((a, b) => rank(a) - rank(b))
}
