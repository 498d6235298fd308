import { arranged } from './arrangement'
import { CARDS, type CardId } from './cards'

/**
 * Those of one part of the page have changed places among themselves, and all others stay where they are: also what
 * somebody may not see at the moment, and what stands in another part on a phone, where the same order holds.
 */
export const reordered = (part: readonly CardId[], order: readonly CardId[]): CardId[] => {
  const places = part.values()
  return arranged(CARDS, order).map(({ id }) => (part.includes(id) ? (places.next().value ?? id) : id))
}
