import type { CardId } from './cards'

/**
 * Those of one part of the page have changed places among themselves. The others that are shown stay where they are; what
 * somebody may not see at the moment is known for later.
 */
export const reordered = (part: readonly CardId[], shown: readonly CardId[], order: readonly CardId[]): CardId[] => {
  const places = part.values()
  return [
    ...shown.map(id => (part.includes(id) ? (places.next().value ?? id) : id)),
    ...order.filter(id => !shown.includes(id)),
  ]
}
