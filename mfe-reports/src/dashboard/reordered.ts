import { arranged } from './arrangement'
import { CARDS, type CardId } from './cards'

/**
 * The cards of one part of the page have changed places among themselves. All others keep theirs, also those that
 * somebody may not see at the moment. The desk and the phone have one order.
 */
export const reordered = (part: readonly CardId[], order: readonly CardId[]): CardId[] => {
  const places = part.values()
  return arranged(CARDS, order).map(({ id }) => (part.includes(id) ? (places.next().value ?? id) : id))
}
